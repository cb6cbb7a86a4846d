/** Registers an element unless its tag is taken: the same class again is nothing, another one is a warning. */
export function define(tag: string, element: CustomElementConstructor): void {
  const known = customElements.get(tag);
  if (!known) customElements.define(tag, element);
  else if (known !== element) {
    console.warn(`<${tag}> is defined already, by another copy of nardy-board; that one stays.`);
  }
}

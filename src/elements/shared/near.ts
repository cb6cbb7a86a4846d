import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far beyond the window is near, as a part of the window. */
const AHEAD = 0.5;

/** What watches for all elements of a document, and whom it tells. */
const watches = new WeakMap<Document, IntersectionObserver>();
const waiting = new WeakMap<Element, WhenNear>();

/** The watch of a document; undefined where nobody can tell what is near. */
function watchIn(document: Document): IntersectionObserver | undefined {
  const view = document.defaultView as (Window & Partial<typeof globalThis>) | null;
  if (!view?.IntersectionObserver) return undefined;
  const margin = `${AHEAD * 100}%`;
  const known = watches.get(document);
  if (known) return known;
  const watch = new view.IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.draw();
    },
    // The second is the same within boxes that scroll, where the browser knows it.
    { rootMargin: margin, scrollMargin: margin },
  );
  watches.set(document, watch);
  return watch;
}

/** Whether an element lies near the window now; the watch tells only later. */
function isNear(element: Element): boolean {
  const { innerWidth, innerHeight } = element.ownerDocument.defaultView!;
  const [box] = element.getClientRects();
  const meets = (start: number, end: number, size: number) =>
    end >= -AHEAD * size && start <= (1 + AHEAD) * size;
  return !!box && meets(box.top, box.bottom, innerHeight) && meets(box.left, box.right, innerWidth);
}

/** Saves an element its drawing until it is near the window, has the focus or is printed; from then on it is drawn. */
export class WhenNear implements ReactiveController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  #isDrawn = false;
  /** It has come into the page since it was looked for. */
  #isNew = false;
  /** Stops waiting: the element may be in another document by then. */
  #stop: (() => void) | null = null;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#host = host;
    host.addController(this);
    host.addEventListener('focusin', this.draw, { once: true });
  }

  hostConnected(): void {
    this.#isNew = true;
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** Whether it is to be drawn; asked at each update, as the first one in a place draws it or leaves it out. */
  look(): boolean {
    if (this.#isDrawn || !this.#isNew) return this.#isDrawn;
    this.#isNew = false;
    const host = this.#host;
    const watch = watchIn(host.ownerDocument);
    this.#isDrawn = !watch || isNear(host);
    if (!this.#isDrawn) this.#wait(watch!, host.ownerDocument.defaultView!);
    return this.#isDrawn;
  }

  /** From now on it is drawn; false when it was before. */
  readonly draw = (): boolean => {
    if (this.#isDrawn) return false;
    this.#isDrawn = true;
    this.hostDisconnected();
    this.#host.requestUpdate();
    return true;
  };

  #wait(watch: IntersectionObserver, view: Window): void {
    const host = this.#host;
    waiting.set(host, this);
    watch.observe(host);
    view.addEventListener('beforeprint', this.draw);
    // One that was hidden has its place before the frame that shows it; the watch tells only after that.
    const shown = new (view as Window & typeof globalThis).ResizeObserver(() => isNear(host) && this.draw());
    if (!host.getClientRects()[0]) shown.observe(host);
    this.#stop = () => {
      shown.disconnect();
      watch.unobserve(host);
      view.removeEventListener('beforeprint', this.draw);
    };
  }
}

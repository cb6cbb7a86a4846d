import { adoptStyles, supportsAdoptingStyleSheets, type CSSResult } from 'lit';

/** Sheets made for documents other than the one this script runs in. */
const elsewhere = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

function sheetsFor(home: Document, view: typeof globalThis, styles: readonly CSSResult[]): CSSStyleSheet[] {
  const made = elsewhere.get(home) ?? new Map<CSSResult, CSSStyleSheet>();
  elsewhere.set(home, made);
  return styles.map((style) => {
    const sheet = made.get(style) ?? new view.CSSStyleSheet();
    if (!made.has(style)) sheet.replaceSync(style.cssText);
    made.set(style, sheet);
    return sheet;
  });
}

/**
 * Styles a shadow root in the document that it is in now. A constructed sheet belongs to one document, and a root that
 * moves to another comes there without any; a strict page allows them all the same. Where there are none, the style
 * elements that Lit puts into the root (with the page's nonce) move along: `isNew` = they are not there yet.
 */
export function dress(root: ShadowRoot, styles: readonly CSSResult[], isNew = false): void {
  const { ownerDocument: home } = root;
  const view = home.defaultView;
  if (!supportsAdoptingStyleSheets || home === document) {
    if (supportsAdoptingStyleSheets || isNew) adoptStyles(root, [...styles]);
  } else if (view) root.adoptedStyleSheets = sheetsFor(home, view, styles); // a document without a view is not seen
}

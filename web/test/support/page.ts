import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';

/* A minimal document for drawing components: elements with attributes, children and listeners, without any layout. Tests
   that depend on sizes need a real browser. */

class Leaf {
  parentNode: Element | null = null;
  readonly ownerDocument = undefined;

  get nextSibling(): Leaf | null {
    const beside = this.parentNode?.childNodes ?? [];
    return beside[beside.indexOf(this) + 1] ?? null;
  }

  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

class Text extends Leaf {
  readonly nodeType = 3;

  constructor(public data: string) {
    super();
  }
}

/** An element drawn by a component. */
export class Element extends Leaf {
  readonly nodeType = 1;
  readonly childNodes: Leaf[] = [];
  readonly attributes = new Map<string, string>();
  readonly style = { cssText: '', setProperty: () => undefined };
  /** How often it was scrolled into view. */
  broughtIntoView = 0;
  // Preact checks whether these event properties exist.
  readonly onclick = null;
  readonly oninput = null;
  readonly onmouseenter = null;
  readonly onmouseleave = null;
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor(
    readonly namespaceURI: string,
    readonly localName: string,
  ) {
    super();
  }

  /** Elements have no size here. */
  getBoundingClientRect(): object {
    return { left: 0, top: 0, width: 0, height: 0 };
  }

  get firstChild(): Leaf | null {
    return this.childNodes[0] ?? null;
  }

  get textContent(): string {
    return this.childNodes.map((child) => (child instanceof Element ? child.textContent : (child as Text).data)).join('');
  }

  /** The rows of a table or of a part of it. */
  get rows(): Element[] {
    return this.all((element) => element.localName === 'tr');
  }

  insertBefore(child: Leaf, before: Leaf | null): void {
    child.remove();
    const at = before === null ? -1 : this.childNodes.indexOf(before);
    this.childNodes.splice(at < 0 ? this.childNodes.length : at, 0, child);
    child.parentNode = this;
  }

  appendChild(child: Leaf): void {
    this.insertBefore(child, null);
  }

  removeChild(child: Leaf): void {
    this.childNodes.splice(this.childNodes.indexOf(child), 1);
    child.parentNode = null;
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, String(value));
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type, listener);
  }

  removeEventListener(type: string): void {
    this.#listeners.delete(type);
  }

  scrollIntoView(): void {
    this.broughtIntoView++;
  }

  // The methods of dialogs.
  showModal(): void {}
  close(): void {}

  /** All matching descendants, in the order of the page. */
  all(fits: (element: Element) => boolean): Element[] {
    return this.childNodes.flatMap((child) =>
      child instanceof Element ? [...(fits(child) ? [child] : []), ...child.all(fits)] : [],
    );
  }

  /** The buttons in it. */
  get buttons(): Element[] {
    return this.all((element) => element.localName === 'button');
  }

  /** Types into a field. */
  async write(value: string): Promise<void> {
    await act(() => this.#listeners.get('input')?.call(this, { type: 'input', currentTarget: { value } }));
  }

  /** Dispatches an event, such as a click. */
  async happens(type: 'click' | 'mouseenter' | 'mouseleave'): Promise<void> {
    await act(() => this.#listeners.get(type)?.call(this, { type, currentTarget: this, target: this }));
  }
}

const document = {
  createElementNS: (namespace: string, name: string) => new Element(namespace, name),
  createTextNode: (text: string) => new Text(text),
};
Object.assign(globalThis, {
  document,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});

/** Draws a component; `again` draws it again in the same place. */
export async function drawn(what: ComponentChild): Promise<{ page: Element; again: (what: ComponentChild) => Promise<void> }> {
  const page = new Element('http://www.w3.org/1999/xhtml', 'body');
  const again = async (next: ComponentChild) => {
    await act(() => render(next, page as unknown as HTMLElement));
  };
  await again(what);
  return { page, again };
}

/* Errors in the appearance of any page: too small, too wide, cut off. */
window.looks = (() => {
  const { all, text } = probe;

  /** Texts for screen readers only are clipped to nothing. */
  function isForEars(element) {
    for (let box = element; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
    }
    return false;
  }

  /** Whether an element can be seen. */
  function isShown(element) {
    const box = element.getBoundingClientRect();
    return (
      box.width > 1 &&
      box.height > 1 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      !isForEars(element)
    );
  }

  /** An element as a person would look for it. */
  function nameOf(element) {
    const says = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30);
    return `${element.tagName.toLowerCase()} "${says || element.outerHTML.slice(0, 80)}"`;
  }

  /** Elements inside a sentence: a paragraph, an explanation, a list or a table of the rules. */
  const SENTENCE = 'p, dd, section[id] :is(li, td)';

  /** Buttons, links and fields that are smaller than a finger. Those inside a sentence may be smaller. */
  function tooSmall(least) {
    const found = [];
    for (const element of all('button, a[href], input, select, summary, [role=tab], [role=radio]')) {
      const isMiniature = element.getAttribute('aria-label') === text('ec.chart.miniature');
      if (!isShown(element) || element.closest(SENTENCE) || isMiniature || getComputedStyle(element).pointerEvents === 'none')
        continue;
      const label = element.closest('label');
      const inner = element.matches('input[type=radio], input[type=checkbox], input[type=file]');
      const box = (inner && label ? label : element).getBoundingClientRect();
      if (box.right <= 0 || box.left >= innerWidth) continue;
      if (box.width < least - 0.5 || box.height < least - 0.5) {
        found.push(`${nameOf(element)} ${Math.round(box.width)}x${Math.round(box.height)}`);
      }
    }
    return [...new Set(found)];
  }

  /** Elements that stick out of the page to the right. */
  function overflow() {
    // A phone zooms out for a page that is too wide, so that innerWidth grows with it.
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return all('body *')
      .filter((element) => element.getBoundingClientRect().right > width + 1 && isShown(element))
      .slice(0, 5)
      .map((element) => `${nameOf(element)} ends at ${Math.round(element.getBoundingClientRect().right)} of ${width}`);
  }

  const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';

  /**
   * Whether a box has an edge beyond which nothing may extend: a button, a pill, a panel. Pictures are drawn as they
   * are.
   */
  function hasEdge(box, { borderRightStyle, borderRightWidth }) {
    return (
      box.matches('button, a') ||
      (!box.matches('[role=img]') && borderRightStyle !== 'none' && parseFloat(borderRightWidth) > 0)
    );
  }

  /** Why a piece of text can't be read whole, if it can't: cut off by the screen or by a box around it, or beyond its button. */
  function cutBy(text, rect) {
    let isOwn = true;
    for (let box = text.parentElement; box !== null; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.display === 'inline' || style.display === 'contents') continue;
      const bounds = box.getBoundingClientRect();
      const isWider = rect.right > bounds.right + 1.5 || rect.left < bounds.left - 1.5;
      if (scrolls(style.overflowX) || (scrolls(style.overflowY) && !isWider)) return undefined;
      if (isWider && (isOwn || clips(style.overflowX) || hasEdge(box, style))) return `too wide for ${nameOf(box)}`;
      isOwn = false;
      // A line is a little higher than its letters.
      if (clips(style.overflowY) && (rect.bottom > bounds.bottom + 4 || rect.top < bounds.top - 4))
        return `too high for ${nameOf(box)}`;
      if (style.position === 'fixed') return undefined;
    }
    return rect.right > document.documentElement.clientWidth + 1 || rect.left < -1 ? 'beyond the screen' : undefined;
  }

  /**
   * Elements that need not fit: drawings, the map's own labels, and names that people give (which are not translated).
   * All others are ours.
   */
  const FREE = 'svg, [data-map] [aria-hidden=true], [translate=no]';

  /** Texts that can't be read whole. */
  function cutTexts() {
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const element = text.parentElement;
      if (text.data.trim() === '' || element.closest(FREE) || !isShown(element)) continue;
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        const why = rect.width > 0 && cutBy(text, rect);
        if (why) {
          found.push(`"${text.data.trim()}" ${why}`);
          break;
        }
      }
    }
    return [...new Set(found)];
  }

  /** Elements that move or are about to. */
  const motions = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ animationName, effect: { target, pseudoElement } }) => `${nameOf(target)}${pseudoElement ?? ''} (${animationName})`);

  return { isShown, nameOf, tooSmall, overflow, cutTexts, motions };
})();

import { type ComponentChildren, render } from 'preact';

/* Exports the map as a separate picture, with the page's styles written into the file. */

const SVG = 'http://www.w3.org/2000/svg';

/** A part of a drawing, in its own units. */
export interface Part {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** A player's entry in the legend of a picture, with a note. */
export interface Legend {
  colour: string;
  text: string;
}

/** The height of a legend as a share of the picture's width. */
const LEGEND = 0.05;

/** How large a picture is with its legend. */
function sizeOf(part: Part, legends: readonly Legend[]): { width: number; height: number; legend: number } {
  const width = part.x1 - part.x0;
  const legend = legends.length === 0 ? 0 : width * LEGEND;
  return { width, height: part.y1 - part.y0 + legend, legend };
}

/** Draws a strip below the map with each player's colour, name and points. */
function drawLegend(part: Part, high: number, legends: readonly Legend[]): SVGElement {
  const group = document.createElementNS(SVG, 'g');
  const add = (name: string, attributes: Record<string, string | number>, text = '') => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) {
      element.setAttribute(key, String(value));
    }
    element.textContent = text;
    group.append(element);
  };
  const step = (part.x1 - part.x0) / legends.length;
  add('rect', { x: part.x0, y: part.y1, width: part.x1 - part.x0, height: high, fill: 'var(--panel)' });
  for (const [i, { colour, text }] of legends.entries()) {
    const x = part.x0 + i * step + high * 0.3;
    const box = high * 0.5;
    const look = { fill: `var(--player-${colour})`, stroke: 'var(--ink)', 'stroke-width': high * 0.02 };
    add('rect', { x, y: part.y1 + (high - box) / 2, width: box, height: box, rx: box / 5, ...look });
    const words = { 'font-family': 'var(--sans)', 'font-weight': 600, 'font-size': high * 0.42, fill: 'var(--ink)' };
    add('text', { x: x + box * 1.4, y: part.y1 + high * 0.65, ...words }, text);
  }
  return group;
}

/** Returns a drawing of the page as the text of an SVG file. */
export function svgText(drawing: SVGSVGElement, part: Part, legends: readonly Legend[] = []): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.querySelector('[data-mark=cursor]')?.remove();
  const { width, height, legend } = sizeOf(part, legends);
  if (legend > 0) {
    copy.append(drawLegend(part, legend, legends));
  }
  copy.setAttribute('viewBox', `${part.x0} ${part.y0} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const paper = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x: part.x0, y: part.y0, width, height, fill: 'var(--chart)' })) {
    paper.setAttribute(name, String(value));
  }
  copy.prepend(paper);
  copy.setAttribute('xmlns', SVG);
  for (const defs of document.querySelectorAll('#drawing-defs > *')) {
    copy.prepend(defs.cloneNode(true));
  }
  const style = document.createElementNS(SVG, 'style');
  style.textContent = rulesFor(copy);
  copy.prepend(style);
  const text = new XMLSerializer().serializeToString(copy);
  style.textContent = `svg{${variablesIn(text)}}${style.textContent}`;
  return new XMLSerializer().serializeToString(copy);
}

/** Draws something off the page while a picture is made of it. The page's styles apply to it. */
export async function beside(drawing: ComponentChildren, work: (drawn: SVGSVGElement) => Promise<void>): Promise<void> {
  const frame = document.createElement('div');
  frame.hidden = true;
  document.body.append(frame);
  render(drawing, frame);
  try {
    await work(frame.querySelector('svg')!);
  } finally {
    render(null, frame);
    frame.remove();
  }
}

/** The page's style rules that match a part of the drawing. */
function rulesFor(drawing: SVGSVGElement): string {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter(
      (rule): rule is CSSStyleRule =>
        rule instanceof CSSStyleRule && !rule.selectorText.includes(':') && drawing.querySelector(rule.selectorText) !== null,
    )
    .map((rule) => rule.cssText)
    .join('');
}

/** The values of all variables that a text uses, and of those that they use. */
function variablesIn(text: string): string {
  const root = getComputedStyle(document.documentElement);
  const found = new Map<string, string>();
  const collect = (source: string) => {
    for (const [, name = ''] of source.matchAll(/var\((--[\w-]+)/g)) {
      if (!found.has(name)) {
        const value = root.getPropertyValue(name).trim();
        // If the page does not define the variable, the fallback in the rule applies.
        if (value !== '') {
          found.set(name, value);
          collect(value);
        }
      }
    }
  };
  collect(text);
  return [...found].map(([name, value]) => `${name}:${value};`).join('');
}

/** How many pixels a PNG has for each unit of its drawing. */
const SCALE = 1.6;

/** A drawing as a PNG, with the page's fonts: a picture can't load them itself. */
export async function pngOf(
  drawing: SVGSVGElement,
  part: Part,
  { scale = SCALE, legends = [] }: { scale?: number; legends?: readonly Legend[] } = {},
): Promise<Blob> {
  const { width, height } = sizeOf(part, legends);
  const text = svgText(drawing, part, legends).replace('</style>', `${await fontsIn(drawing)}</style>`);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = height * scale;
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob === null ? reject(new Error('The picture is too large')) : resolve(blob)), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The font rules for a drawing's texts, with the fonts embedded. */
async function fontsIn(drawing: SVGSVGElement): Promise<string> {
  const used = new Set([...drawing.querySelectorAll('text')].map((text) => firstFamily(getComputedStyle(text).fontFamily)));
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => ({ rule, base: sheet.href ?? document.baseURI })))
    .filter(
      (found): found is { rule: CSSFontFaceRule; base: string } =>
        found.rule instanceof CSSFontFaceRule &&
        used.has(firstFamily(found.rule.style.getPropertyValue('font-family'))) &&
        found.rule.style.getPropertyValue('font-style') !== 'italic',
    );
  return (await Promise.all(rules.map(({ rule, base }) => withFont(rule, base)))).join('');
}

function firstFamily(families: string): string {
  return (families.split(',')[0] ?? '').replace(/["']/g, '').trim();
}

async function withFont({ cssText }: CSSFontFaceRule, base: string): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(cssText)?.[1];
  if (address === undefined) {
    return cssText;
  }
  const answer = await fetch(new URL(address, base));
  return cssText.replace(address, await dataUrl(await answer.blob()));
}

function dataUrl(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The font can’t be read'));
    reader.readAsDataURL(content);
  });
}

/** Lets the browser save a file. */
export function save(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

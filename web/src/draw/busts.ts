/* The personas of the bots, drawn from simple shapes in a box of 96 × 96. They differ by headgear, so that a small picture
   is enough. They carry no seat's colour: the ring and the emblem around them show the seat. */

const LINE = 'stroke="var(--portrait-line)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"';
const SKIN = { fair: '#F2CBA4', warm: '#DFA878', olive: '#C98F5E', deep: '#9A6440' };
const CLOTH = {
  slate: '#4A5A78',
  umber: '#7B4B22',
  ivory: '#F6EFDD',
  ink: '#2B3146',
  terracotta: '#B4664A',
  sage: '#74896A',
  ochre: '#CF9C36',
  copper: '#A9562A',
  silver: '#C3CBD3',
  grey: '#8D8C86',
};

const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${LINE}/>`;
const detail = (d: string, colour: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const mark = (d: string, width = 2) => detail(d, 'var(--portrait-line)', width);

const shoulders = (cloth: string) => shape('M10 100C12 82 24 74 40 71H56C72 74 84 82 86 100Z', cloth);
const neck = (skin: string) => shape('M41 60H55V74Q48 80 41 74Z', skin);
const face = (skin: string) => shape('M33 42C33 28 63 28 63 42V51C63 62 56 69 48 69C40 69 33 62 33 51Z', skin);
const eyes = (y = 48) =>
  `<g fill="var(--portrait-line)"><circle cx="42" cy="${y}" r="2.3"/><circle cx="54" cy="${y}" r="2.3"/></g>`;
const brows = (lift = 0) => mark(`M38.5 ${43 - lift}q3.5 -2 6.5 0M51 43q3 -2 6.5 0`, 1.9);
const nose = () => mark('M48.5 49L46.8 55.5H49.5', 1.7);
const smile = (wide = 5, y = 61) => mark(`M${48 - wide} ${y}Q48 ${y + 4.5} ${48 + wide} ${y}`, 2);

/** The bust of each persona. */
export const BUSTS: Readonly<Record<string, () => string>> = {
  teresa: () =>
    shape('M30 34L26 7Q48 -4 70 7L66 34Z', CLOTH.umber) +
    detail('M34 11L37 26M41 8L42.5 25M48 7V25M55 8L53.5 25M62 11L59 26', CLOTH.ochre, 2.4) +
    shape('M16 100C10 62 22 26 48 21C74 26 86 62 80 100Z', CLOTH.ink) +
    neck(SKIN.olive) +
    shape('M36 72H60L56 100H40Z', CLOTH.terracotta) +
    face(SKIN.olive) +
    shape('M33 47C31 31 42 28 48 28C54 28 65 31 63 47C60 40 54 36 48 36C42 36 36 40 33 47Z', CLOTH.ink) +
    brows(1) +
    eyes() +
    nose() +
    smile(4),
  bartolome: () =>
    shoulders(CLOTH.slate) +
    face(SKIN.warm) +
    shape('M32 47C30 76 40 86 48 87C56 86 66 76 64 47C61 57 55 57 48 56C41 57 35 57 32 47Z', CLOTH.grey) +
    mark('M43 64Q48 67 53 64', 2) +
    eyes(46) +
    nose() +
    shape('M30 33C31 12 65 12 66 33Z', CLOTH.ink) +
    shape('M5 36C22 25 74 25 91 36C74 45 22 45 5 36Z', CLOTH.ink) +
    shape('M62 25C72 8 86 6 92 10C90 20 78 29 64 30Z', CLOTH.ivory) +
    detail('M31 31Q48 26 65 31', CLOTH.ochre, 3),
  leonor: () =>
    shape('M22 100C14 66 24 32 48 32C72 32 82 66 74 100Z', CLOTH.ivory) +
    shoulders(CLOTH.sage) +
    shape('M30 46C28 74 38 80 48 81C58 80 68 74 66 46Z', CLOTH.ivory) +
    face(SKIN.fair) +
    shape('M29 38V8H37V14H43V8H53V14H59V8H67V38Q48 31 29 38Z', CLOTH.ochre) +
    mark('M30 24H66M39 24V33M57 24V33M48 17V24', 1.6) +
    brows() +
    eyes() +
    nose() +
    smile(4),
  anselmo: () =>
    shape('M8 100C8 76 20 64 30 62H66C76 64 88 76 88 100Z', CLOTH.umber) +
    face(SKIN.fair) +
    shape(
      'M31 50C25 42 28 34 34 35C38 40 58 40 62 35C68 34 71 42 65 50C64 46 63 43 62 42C56 45 40 45 34 42C33 43 32 46 31 50Z',
      CLOTH.umber,
    ) +
    shape('M33 40C33 22 63 22 63 40C58 44 38 44 33 40Z', SKIN.fair) +
    eyes(50) +
    nose() +
    smile(5, 62) +
    shape('M20 72C32 84 64 84 76 72L80 82C66 96 30 96 16 82Z', CLOTH.umber) +
    detail('M48 88V100M44 94H52', CLOTH.ochre, 2.6),
  beatriz: () =>
    shape('M48 4A12 12 0 1 1 47.9 4Z', CLOTH.copper) +
    shoulders(CLOTH.ink) +
    shape(
      'M10 74Q14 65 20 68Q22 60 30 64Q34 58 40 62H56Q62 58 66 64Q74 60 76 68Q82 65 86 74Q88 84 76 84Q70 90 60 86Q54 92 48 87Q42 92 36 86Q26 90 20 84Q8 84 10 74Z',
      CLOTH.ivory,
    ) +
    mark('M22 76L31 71M36 83L40 74M48 85V75M60 83L56 74M74 76L65 71', 1.7) +
    face(SKIN.warm) +
    shape('M32 47C29 28 40 25 48 25C56 25 67 28 64 47C62 38 56 35 48 35C40 35 34 38 32 47Z', CLOTH.copper) +
    `<g fill="var(--portrait-glass)" ${LINE}><circle cx="41.5" cy="49" r="6"/><circle cx="54.5" cy="49" r="6"/></g>` +
    eyes(49) +
    mark('M47.5 48Q48 47 48.5 48', 2) +
    smile(4, 61.5),
  rodrigo: () =>
    shoulders(CLOTH.silver) +
    mark('M28 84Q48 94 68 84', 2) +
    neck(SKIN.warm) +
    face(SKIN.warm) +
    eyes(49) +
    nose() +
    shape('M36 60C40 55 46 56 48 58C50 56 56 55 60 60C55 63 51 62 48 61C45 62 41 63 36 60Z', CLOTH.umber) +
    shape('M29 20C34 -2 62 -2 67 20Z', CLOTH.terracotta) +
    shape('M27 38C26 12 70 12 69 38Z', CLOTH.silver) +
    mark('M48 12V32', 2) +
    shape('M6 27C20 40 34 34 48 34C62 34 76 40 90 27C88 44 68 45 48 43C28 45 8 44 6 27Z', CLOTH.silver),
  zahra: () =>
    shoulders(CLOTH.sage) +
    shape('M64 34C76 44 76 74 70 92L58 84C64 66 62 50 58 40Z', CLOTH.ivory) +
    neck(SKIN.deep) +
    face(SKIN.deep) +
    shape('M23 40C12 16 34 6 48 7C62 6 84 16 73 40C66 33 56 38 48 38C40 38 30 33 23 40Z', CLOTH.ivory) +
    mark('M27 29C40 14 58 12 69 20M30 36C44 20 62 20 73 29', 2) +
    shape('M48 21L53 28L48 35L43 28Z', CLOTH.ochre) +
    brows() +
    eyes(49) +
    nose() +
    smile(5),
  nuno: () =>
    shape('M48 1C62 14 82 52 86 100H10C14 52 34 14 48 1Z', CLOTH.grey) +
    shape('M31 48C31 32 65 32 65 48V56H31Z', SKIN.fair) +
    shape('M31 50C26 86 42 97 48 99C54 97 70 86 65 50C60 60 54 58 48 58C42 58 36 60 31 50Z', CLOTH.ivory) +
    mark('M37.5 45Q41 42 45 45M51 45Q55 42 58.5 45', 2.2) +
    eyes(50) +
    mark('M43.5 65Q48 68 52.5 65M42 76Q43 84 46 89M54 76Q53 84 50 89', 1.7),
  catalina: () =>
    '<g>' +
    [
      [24, 40],
      [20, 56],
      [26, 70],
      [72, 40],
      [76, 56],
      [70, 70],
      [34, 26],
      [62, 26],
      [48, 20],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="12" fill="${CLOTH.copper}" ${LINE}/>`)
      .join('') +
    '</g>' +
    `<path d="M24 34H72V74H24Z" fill="${CLOTH.copper}"/>` +
    shoulders(CLOTH.terracotta) +
    neck(SKIN.fair) +
    face(SKIN.fair) +
    shape('M31 41C34 27 62 27 65 41C56 36 40 36 31 41Z', CLOTH.copper) +
    shape('M29 35C36 25 60 25 67 35L66 41C58 33 38 33 30 41Z', CLOTH.ochre) +
    brows(2) +
    eyes() +
    nose() +
    mark('M42 60Q49 67 55 59', 2.1),
  gaspar: () =>
    shoulders(CLOTH.ochre) +
    shape('M36 74L48 86L60 74L56 70H40Z', CLOTH.ivory) +
    neck(SKIN.olive) +
    shape('M27 54C24 30 36 24 48 24C60 24 72 30 69 54C66 60 62 58 62 52H34C34 58 30 60 27 54Z', CLOTH.ink) +
    face(SKIN.olive) +
    shape('M32 46C30 32 40 28 48 28C56 28 66 32 64 46C58 42 38 42 32 46Z', CLOTH.ink) +
    eyes(51) +
    nose() +
    smile(5, 61) +
    shape('M22 28C26 14 66 10 72 24C72 30 66 32 46 31C32 31 24 33 22 28Z', CLOTH.terracotta) +
    shape('M64 22C70 6 80 0 90 2C90 14 80 24 68 27Z', CLOTH.ivory) +
    mark('M67 24Q76 12 85 7', 1.6),
};

const GROUNDS: Readonly<Record<string, string>> = {
  teresa: 'clay',
  bartolome: 'sky',
  leonor: 'straw',
  anselmo: 'meadow',
  beatriz: 'sky',
  rodrigo: 'meadow',
  zahra: 'straw',
  nuno: 'clay',
  catalina: 'sky',
  gaspar: 'straw',
};

/** The background colour of a persona's bust. */
export function groundOf(persona: string): string {
  return `var(--portrait-${GROUNDS[persona] ?? 'sky'})`;
}

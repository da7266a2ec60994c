/* Icons of the chrome in 24 × 24: the inside of a <symbol>, filled with the current colour. */

export const ICONS = {
  cab: '<path d="M12 1.8c2.4 0 3 1.7 3.3 3.9 1.6.2 3.6.8 4.7 1.7-1.6 1-3 1.5-4.3 1.8a4.6 4.6 0 0 1-1.2 2.8c3.3 2.6 4.4 6.3 3.8 10.2H5.7c-.6-3.9.5-7.6 3.8-10.2a4.6 4.6 0 0 1-1.2-2.8C7 8.9 5.6 8.4 4 7.4c1.1-.9 3.1-1.5 4.7-1.7C9 3.5 9.6 1.8 12 1.8Z"/>',
  tile: '<path fill-rule="evenodd" d="M5 2.5h14A2.5 2.5 0 0 1 21.5 5v14a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 19V5A2.5 2.5 0 0 1 5 2.5Zm1.3 2L12 10.2 17.7 4.5Zm-1.8 1.8v11.4L10.2 12Zm15 0L13.8 12l5.7 5.7ZM6.3 19.5h11.4L12 13.8Z"/>',
  area: '<path fill-rule="evenodd" d="M4.5 2.5h15a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2Zm0 2v15h15v-5.2c-2.5.6-3.3-1.5-5.3-1.6-2.8-.1-3.2 2.4-6 1.6-2.3-.7-.8-3.7.4-5.1C10 7.7 11 6.6 10.6 4.5Z"/>',
  ship: '<path d="M2.5 15.5h19c-.9 3.7-3 5.7-6 5.7H8.4c-3 0-5.1-2-5.9-5.7ZM10.8 2.2h1.5V14h-1.5ZM13.5 3.6c4.7 2 6.9 5.8 6.4 10.3h-6.4ZM9.6 5.8C6 8 4.5 10.8 4.7 13.9h4.9Z"/>',
  castillo: '<path d="M4.5 22V9.5H3V3h4v2.6h3V3h4v2.6h3V3h4v6.5h-1.5V22h-5v-4.5a2.5 2.5 0 0 0-5 0V22Z"/>',
  grande:
    '<path d="M4.6 8.2 3 2.2l4.4 2.7L12 .8l4.6 4.1L21 2.2l-1.6 6Q12 10 4.6 8.2ZM7 10.4q5 1 10 0a5.5 5.5 0 0 1-1.7 2.6c3.2 2.3 4.8 5.9 4.3 10H4.4c-.5-4.1 1.1-7.7 4.3-10A5.5 5.5 0 0 1 7 10.4Z"/>',
  governor:
    '<path fill-rule="evenodd" d="M3 2h18v10.2c0 5-4.4 8-9 10.3-4.6-2.3-9-5.3-9-10.3Zm9 2.6a3.3 3.3 0 0 0-1 6.4v7.4h2v-1.1h2.2v-1.8H13v-1.3h1.7v-1.8H13V11a3.3 3.3 0 0 0-1-6.4Zm0 1.9a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z"/>',
  king: '<path d="M3.2 19 1.6 6.6l5.7 4.5L12 3l4.7 8.1 5.7-4.5L20.8 19Zm.3 1.6h17v1.9h-17Z"/>',
  gold: '<path fill-rule="evenodd" d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 3.5 2 4.5 4.5 2-4.5 2-2 4.5-2-4.5L5.5 12 10 10Z"/>',
  fish: '<path fill-rule="evenodd" d="M1.5 12.3C5.4 6 13.6 5 18 10.6l4.8-4.4c-.7 3.7-.7 7.7.2 11.6l-5.1-4.1C13.5 19.5 5.4 18.7 1.5 12.3Zm4.7-1.9a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z"/>',
  supply:
    '<path d="M9 2.2c1.9 0 2.4 1.4 2.7 3.1 1.2.2 2.7.6 3.6 1.4-1.2.8-2.3 1.2-3.3 1.4-.2.9-.5 1.6-1 2.2 2.6 2.1 3.5 5 3 8.1H4c-.5-3.1.4-6 3-8.1-.5-.6-.8-1.3-1-2.2-1-.2-2.1-.6-3.3-1.4.9-.8 2.4-1.2 3.6-1.4C6.6 3.6 7.1 2.2 9 2.2ZM17 12.5h2.2v3h3v2.2h-3v3H17v-3h-3v-2.2h3Z"/>',
  take: '<path d="M9.8 4v4.3h4.4c4.4 0 7.3 2.7 7.3 6.6 0 2.3-.9 4.2-2.6 5.6.5-3.9-1.5-6.2-5-6.2H9.8v4.3L2.5 11.3Z"/>',
  move: '<path d="m12 1.5 4 4h-2.7v5.2h5.2V8l4 4-4 4v-2.7h-5.2v5.2H16l-4 4-4-4h2.7v-5.2H5.5V16l-4-4 4-4v2.7h5.2V5.5H8Z"/>',
  undo: '<path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" d="M4 9h10.5a5.5 5.5 0 0 1 0 11H9M8.3 4.5 3.8 9l4.5 4.5"/>',
  rotate:
    '<path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round" d="M20 12a8 8 0 1 1-2.6-5.9M18 2v4.6h-4.6"/>',
  check:
    '<path fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round" d="m4.5 12.8 5 5L19.7 6.7"/>',
  x: '<path fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" d="M5.5 5.5 18.5 18.5M18.5 5.5 5.5 18.5"/>',
  plus: '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="M12 4.5v15M4.5 12h15"/>',
  minus: '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="M4.5 12h15"/>',
  fit: '<path fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" d="M3.5 8.5v-5h5M15.5 3.5h5v5M20.5 15.5v5h-5M8.5 20.5h-5v-5M9 9h6v6H9Z"/>',
  layers:
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="m12 3 9.5 5L12 13 2.5 8Zm-9.5 9.5L12 17.5l9.5-5M2.5 16.7 12 21.7l9.5-5"/>',
  clock:
    '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.2V12l3.3 2.2"/>',
  chat: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M4 4.5h16v11.5h-9L6 20.5V16H4Z"/>',
  log: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M4 6h16M4 12h16M4 18h10"/>',
  bot: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M5 8.5h14v10.5H5ZM12 8.5V4M2.5 12v4M21.5 12v4"/><circle cx="12" cy="3.6" r="1.6"/><circle cx="9.2" cy="13.2" r="1.5"/><circle cx="14.8" cy="13.2" r="1.5"/>',
  user: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M12 12.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4ZM4 20.5c.8-4 4-5.8 8-5.8s7.2 1.8 8 5.8"/>',
  eye: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M1.8 12C4 7.7 7.7 5.5 12 5.5S20 7.7 22.2 12C20 16.3 16.3 18.5 12 18.5S4 16.3 1.8 12Z"/><circle cx="12" cy="12" r="3.2"/>',
  play: '<path d="M6.5 3.5 20.5 12 6.5 20.5Z"/>',
  pause: '<path d="M6 4h4.2v16H6ZM13.8 4H18v16h-4.2Z"/>',
  prev: '<path d="M17.5 4.5v15L6.5 12Z"/>',
  next: '<path d="M6.5 4.5v15L17.5 12Z"/>',
  first: '<path d="M4 4.5h2.6v15H4ZM20 4.5v15L8 12Z"/>',
  last: '<path d="M17.4 4.5H20v15h-2.6ZM4 4.5v15L16 12Z"/>',
  download:
    '<path fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" d="M12 3.5v11.5M7 10.5l5 5 5-5M4 20.5h16"/>',
  globe:
    '<path fill="none" stroke="currentColor" stroke-width="1.9" d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5.5 5 12.5 0 18M12 3c-5 5.5-5 12.5 0 18"/>',
  sun: '<circle cx="12" cy="12" r="4.2"/><path stroke="currentColor" stroke-width="2.1" stroke-linecap="round" d="M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8"/>',
  moon: '<path d="M15.5 2.6A9.8 9.8 0 1 0 21.4 15 7.7 7.7 0 1 1 15.5 2.6Z"/>',
  sound:
    '<path d="M3 9v6h4l6 5V4L7 9Z"/><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M16.5 8.5q2.5 3.5 0 7M19.3 6q4.3 6 0 12"/>',
  book: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M12 6c-2.5-2-5.5-2.3-9-2v14.5c3.5-.3 6.5 0 9 2 2.5-2 5.5-2.3 9-2V4c-3.5-.3-6.5 0-9 2Zm0 0v14.5"/>',
  menu: '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M3.5 6.5h17M3.5 12h17M3.5 17.5h17"/>',
  bell: '<path d="M12 2a1.6 1.6 0 0 1 1.6 1.7 6 6 0 0 1 4.4 5.8v4.8l2 3.2H4l2-3.2V9.5a6 6 0 0 1 4.4-5.8A1.6 1.6 0 0 1 12 2Zm-2.6 17h5.2a2.6 2.6 0 0 1-5.2 0Z"/>',
  gear: '<path fill-rule="evenodd" d="m10.3 2-.5 2.6-1.9.8-2.2-1.5-2.4 2.4 1.5 2.2-.8 1.9L1.5 11v3l2.5.5.8 1.9-1.5 2.2L5.7 21l2.2-1.5 1.9.8.5 2.5h3.4l.5-2.5 1.9-.8 2.2 1.5 2.4-2.4-1.5-2.2.8-1.9 2.5-.5v-3l-2.5-.6-.8-1.9 1.5-2.2-2.4-2.4-2.2 1.5-1.9-.8L13.7 2ZM12 8.8a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z"/>',
  warn: '<path fill-rule="evenodd" d="M12 2.2 23 21.5H1Zm-1.2 6.6v6.4h2.4V8.8Zm0 8v2.4h2.4v-2.4Z"/>',
  crown: '<path d="M3.2 19 1.6 6.6l5.7 4.5L12 3l4.7 8.1 5.7-4.5L20.8 19Z"/>',
  flag: '<path d="M5 2.5h2V4h12.5l-3 4 3 4H7v10H5Z"/>',
  star: '<path d="m12 1.8 2.5 7.7L22.2 12l-7.7 2.5L12 22.2l-2.5-7.7L1.8 12l7.7-2.5Z"/>',
  link: '<path fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" d="M10 14a4 4 0 0 0 5.8.2l3.4-3.4a4 4 0 0 0-5.7-5.7l-1.3 1.3M14 10a4 4 0 0 0-5.8-.2l-3.4 3.4a4 4 0 0 0 5.7 5.7l1.3-1.3"/>',
  lock: '<path fill-rule="evenodd" d="M7 10V7.5a5 5 0 0 1 10 0V10h2v11.5H5V10Zm2.2 0h5.6V7.5a2.8 2.8 0 0 0-5.6 0Z"/>',
  chevron:
    '<path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="m7 9.5 5 5 5-5"/>',
  dots: '<circle cx="5" cy="12" r="2"/><circle cx="12" cy="12" r="2"/><circle cx="19" cy="12" r="2"/>',
  house: '<path d="M12 2.5 2 11h3v10.5h5.5v-6h3v6H19V11h3Z"/>',
  trophy:
    '<path d="M7 2.5h10V5h4.5c0 4-1.7 6.5-5 7-.8 1.5-1.9 2.5-3.3 3v3.5H17v3H7v-3h3.8V15c-1.4-.5-2.5-1.5-3.3-3-3.3-.5-5-3-5-7H7Zm-2.3 4.3c.3 1.5 1 2.5 2.3 3V6.8Zm14.6 0H17v3c1.3-.5 2-1.5 2.3-3Z"/>',
  hand: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" d="M4.5 6.5 13 4l4.5 14.5L9 21ZM14.5 5.2l5 1.3-3.2 12"/>',
  search:
    '<path fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round" d="M10.5 3.5a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM15.8 15.8l5 5"/>',
  bin: '<path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="M4 6.5h16M9 6.5V3.5h6v3M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6"/>',
  filter: '<path d="M3 4h18l-7 8.5V21l-4-2.5v-6Z"/>',
  disk: '<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Zm0 2.5a8 8 0 1 1 0 16 8 8 0 0 1 0-16Zm-1.2 1.2v5.3L8 12.5l1.5 2.4L12 13l2.5 1.9 1.5-2.4-2.8-2V5.2Z"/>',
  veto: '<path fill-rule="evenodd" d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21ZM5.3 7.1l11.6 11.6A8 8 0 0 1 5.3 7.1Zm1.8-1.8a8 8 0 0 1 11.6 11.6Z"/>',
  wifi: '<path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" d="M2.5 9.5q9.5-8 19 0M6 13.5q6-5 12 0M9.3 17q2.7-2.2 5.4 0"/><circle cx="12" cy="20" r="1.5"/>',
} as const;

export type IconName = keyof typeof ICONS;

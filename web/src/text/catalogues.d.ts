/** Made by build.mjs from the files of this folder: for every language but English, what loads all of its texts. */
declare module 'hidalgo:catalogues' {
  const catalogues: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  export default catalogues;
}

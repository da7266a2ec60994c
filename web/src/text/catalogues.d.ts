/** Made by build.mjs from a folder of texts: for every language but English, what fetches its texts. */
declare module 'hidalgo:texts/*' {
  const catalogues: Readonly<Record<string, () => Promise<{ default: Readonly<Record<string, string>> }>>>;
  export default catalogues;
}

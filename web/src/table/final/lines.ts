/** A text in lines of so many letters, for drawings, which can't break lines themselves; what is too much ends in dots. */
export function lines(text: string, letters: number, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      found[found.length - 1] = `${last} ${word}`;
    } else {
      found.push(word);
    }
  }
  return found.length <= most ? found : [...found.slice(0, most - 1), `${found[most - 1]}…`];
}

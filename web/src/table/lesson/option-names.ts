import { named } from '../../text/say';

/** The players' names of a game's options and values, by their names in the rules. */
export function optionNames(game: string, keys: readonly string[]): (code: string) => string | undefined {
  const names = new Map<string, string>();
  for (const key of keys) {
    const [first, of, option, value] = key.split('.');
    if (first === 'option' && of === game && value !== undefined && value !== 'help') {
      names.set(value === 'label' ? option! : value, key);
    }
  }
  return (code) => {
    const key = names.get(code);
    return key && named(key);
  };
}

import { CaballeroArt } from '../../games/caballero/PosterArt';
import { useStore } from '../../net/store';
import { isDark, preferences } from '../../ui/preferences';

/** The picture over a game's name. */
export function PosterArt({ game }: { game: string }) {
  const { theme } = useStore(preferences);
  if (game === 'el-caballero') {
    return <CaballeroArt />;
  }
  return <img src={`art/${game}-${isDark(theme) ? 'dark' : 'light'}.svg`} alt="" width="560" height="344" />;
}

import { useStore } from '../../net/store';
import { isDark, preferences } from '../../ui/state/preferences';

/** The map of Spain, drawn beforehand. */
export function Poster() {
  const { theme } = useStore(preferences);
  return <img src={`art/el-grande-${isDark(theme) ? 'dark' : 'light'}.svg`} alt="" width="560" height="344" />;
}

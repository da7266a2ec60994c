import { Icon } from '../draw/Icon';
import { t } from '../text';
import { named } from '../text/say';
import { Dialog } from '../ui/Dialog';
import { Link } from '../ui/Link';
import { RuleLink } from '../ui/RuleLink';
import { useScreens } from './game';
import { tipText } from './tip-list';

/** What the symbols mean and what the keys do, with the ways to rules and lesson. */
export function HelpDialog({ game, onClose }: { game: string; onClose: () => void }) {
  const { tips, keys } = useScreens();
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <p class="btnrow">
        <Link to={{ page: 'learn', game, step: undefined }} class="btn">
          <Icon name="play" />
          {t('learn.start')}
        </Link>
      </p>
      <h3>{t('help.symbols')}</h3>
      <dl class="legend">
        {Object.entries(tips.tips).map(([name, { icon, rule }]) => (
          <div key={name}>
            <dt>
              <Icon name={icon} /> {tipText(game, name, 'title')}
            </dt>
            <dd>
              {tipText(game, name, 'text')} <RuleLink rule={rule} />
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t('help.keys')}</h3>
      <dl class="keylist">
        {keys.map(({ keys: pressed, text }) => (
          <div key={pressed}>
            <dt>
              <kbd class="kbd">{pressed}</kbd>
            </dt>
            <dd>{named(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

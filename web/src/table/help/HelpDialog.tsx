import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import { named } from '../../text/say';
import { ButtonLink } from '../../ui/controls/Button';
import { Dialog } from '../../ui/controls/Dialog';
import { ButtonRow } from '../../ui/page/MessagePage';
import { Keys } from '../../ui/parts/Keys';
import { RuleLink } from '../../ui/parts/RuleLink';
import { useScreens } from '../game';
import styles from './HelpDialog.module.css';
import { tipText } from './tip-list';

/**
 * The keys and the symbols with their meanings, and links to rules and lesson. The keys come first, because there are many
 * symbols.
 */
export function HelpDialog({ game, onClose }: { game: string; onClose: () => void }) {
  const { tips, keys, coaching } = useScreens();
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      {coaching && (
        <ButtonRow>
          <ButtonLink to={{ page: 'learn', game, step: undefined }}>
            <Icon name="play" />
            {t('learn.start')}
          </ButtonLink>
        </ButtonRow>
      )}
      <div class={styles.keys}>
        <h3 class={styles.heading}>{t('help.keys')}</h3>
        <dl>
          {keys.map(({ keys: pressed, text }) => (
            <div key={pressed}>
              <dt>
                <Keys>{pressed}</Keys>
              </dt>
              <dd>{named(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {tips && (
        <>
          <h3 class={styles.heading}>{t('help.symbols')}</h3>
          <dl class={styles.symbols}>
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
        </>
      )}
    </Dialog>
  );
}

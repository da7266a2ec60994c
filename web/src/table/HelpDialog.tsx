import { Icon } from '../draw/Icon';
import { type Key, t } from '../text';
import { ButtonLink } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Keys } from '../ui/Keys';
import { RuleLink } from '../ui/RuleLink';
import type { GameId } from '../ui/route';
import { ButtonRow } from '../ui/State';
import { TIPS, tipsOf } from './tip-list';

const KEYS: Record<GameId, readonly (readonly [string, Key])[]> = {
  'el-caballero': [
    ['1–5', 'help.key.tile'],
    ['S A C B K M T', 'help.key.actions'],
    ['G D', 'help.key.expanded'],
    ['R Q', 'help.key.turn'],
    ['Enter', 'help.key.confirm'],
    ['Esc', 'help.key.cancel'],
    ['N P', 'help.key.target'],
    ['U', 'help.key.undo'],
    ['E', 'help.key.end'],
    ['V', 'help.key.overlay'],
    ['+ − 0', 'help.key.zoom'],
    ['L H', 'help.key.panels'],
    ['Shift P', 'help.key.cards'],
    ['?', 'help.key.help'],
  ],
  'el-grande': [
    ['1–5', 'help.key.card'],
    ['S', 'help.key.special'],
    ['R Q', 'help.key.disk'],
    ['V A', 'help.key.veto'],
    ['Enter', 'help.key.confirm'],
    ['Esc', 'help.key.cancel'],
    ['N P', 'help.key.target'],
    ['U', 'help.key.undo'],
    ['E', 'help.key.end'],
    ['L H', 'help.key.panels'],
    ['Shift P', 'help.key.cards'],
    ['?', 'help.key.help'],
  ],
};

/** What the symbols mean and what the keys do, with the ways to rules and lesson. */
export function HelpDialog({ game, onClose }: { game: GameId; onClose: () => void }) {
  return (
    <Dialog title={t('help.title')} onClose={onClose}>
      <ButtonRow>
        <ButtonLink to={{ page: 'learn', game, step: undefined }}>
          <Icon name="play" />
          {t('learn.start')}
        </ButtonLink>
      </ButtonRow>
      <h3>{t('help.symbols')}</h3>
      <dl class="legend">
        {tipsOf(game).map((name) => (
          <div key={name}>
            <dt>
              <Icon name={TIPS[name].icon} /> {t(`tip.${name}.title`)}
            </dt>
            <dd>
              {t(`tip.${name}.text`)} <RuleLink rule={TIPS[name].rule} />
            </dd>
          </div>
        ))}
      </dl>
      <h3>{t('help.keys')}</h3>
      <dl class="keylist">
        {KEYS[game].map(([keys, text]) => (
          <div key={keys}>
            <dt>
              <Keys>{keys}</Keys>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

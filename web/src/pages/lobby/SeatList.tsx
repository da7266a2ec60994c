import { Badge } from '../../draw/Icon';
import { useStore } from '../../net/store';
import { isAlone } from '../../offline/alone';
import { t } from '../../text';
import { Help, Label } from '../../ui/Field';
import { botName } from '../../ui/names';
import { Group } from '../../ui/Segments';
import { Select } from '../../ui/Select';
import { me } from '../../ui/session';
import styles from './SeatList.module.css';
import { type SeatChoice, type TableForm, withSeat } from './table-form';

/** Who is to sit where: the person (several times if people share a browser), anyone, or a bot. */
export function SeatList({
  form,
  bots,
  onChange,
}: {
  form: TableForm;
  bots: readonly string[];
  onChange: (form: TableForm) => void;
}) {
  const person = useStore(me);
  const mine = form.seats.filter((seat) => seat.kind === 'me').length;
  const options = [
    { value: 'me', label: mine > 1 ? t('lobby.seat.hot') : t('lobby.seat.me') },
    ...(isAlone() ? [] : [{ value: 'open', label: t('lobby.seat.open') }]),
    ...bots.map((bot) => ({ value: `bot ${bot}`, label: t('lobby.seat.bot', { level: botName(bot) }) })),
  ];
  const seatOf = (value: string): SeatChoice => {
    if (value === 'me') {
      return { kind: 'me', name: '' };
    }
    return value === 'open' ? { kind: 'open' } : { kind: 'bot', level: value.slice('bot '.length) };
  };
  return (
    <Group>
      <Label as="legend">
        {t('lobby.seats')} <span>{t('lobby.seats.note')}</span>
      </Label>
      <ol class={styles.seats}>
        {form.seats.map((seat, index) => (
          <li key={index}>
            <Badge seat={index} size="large" />
            <Select
              label={t('lobby.seat', { n: index + 1 })}
              isFull
              value={seat.kind === 'bot' ? `bot ${seat.level}` : seat.kind}
              options={options}
              onChange={(value) => onChange(withSeat(form, index, seatOf(value)))}
            />
            {seat.kind === 'me' && mine > 1 && (
              <input
                class={styles.name}
                value={seat.name}
                maxLength={24}
                placeholder={person?.name ?? ''}
                aria-label={t('lobby.seat.name', { n: index + 1 })}
                onInput={(event) => onChange(withSeat(form, index, { kind: 'me', name: event.currentTarget.value }))}
              />
            )}
          </li>
        ))}
      </ol>
      {mine > 1 && <Help>{t('lobby.seat.hotHelp')}</Help>}
    </Group>
  );
}

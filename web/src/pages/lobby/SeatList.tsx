import { useState } from 'preact/hooks';
import { Badge, Icon } from '../../draw/Icon';
import { Portrait } from '../../draw/Portrait';
import { useStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import type { GameInfo } from '../../protocol/types';
import { t } from '../../text';
import { Help, Label } from '../../ui/controls/Field';
import { PersonChooser } from '../../ui/controls/PersonChooser';
import { Group } from '../../ui/controls/Segments';
import { Select } from '../../ui/controls/Select';
import { Hidden } from '../../ui/parts/Hidden';
import { botName } from '../../ui/state/names';
import { me } from '../../ui/state/session';
import styles from './SeatList.module.css';
import { type SeatChoice, type TableForm, withSeat } from './table-form';

/** The seats of a new table: the person (several times if people share a browser), anyone, or a bot. */
export function SeatList({
  form,
  bots,
  game: { people, tempered },
  onChange,
}: {
  form: TableForm;
  bots: readonly string[];
  game: GameInfo;
  onChange: (form: TableForm) => void;
}) {
  const person = useStore(me);
  const mine = form.seats.filter((seat) => seat.kind === 'me').length;
  const options = [
    { value: 'me', label: mine > 1 ? t('lobby.seat.hot') : t('lobby.seat.me') },
    ...(isStaticSite() ? [] : [{ value: 'open', label: t('lobby.seat.open') }]),
    ...bots.map((bot) => ({ value: `bot ${bot}`, label: t('lobby.seat.bot', { level: botName(bot) }) })),
  ];
  const [asked, setAsked] = useState<number>();
  const personaAt = (index: number) => {
    const seat = form.seats[index];
    return seat?.kind === 'bot' ? seat.persona : '';
  };
  const levelAt = (index: number) => {
    const seat = form.seats[index];
    return seat?.kind === 'bot' ? seat.level : '';
  };
  const seatOf = (value: string, index: number): SeatChoice => {
    if (value === 'me') {
      return { kind: 'me', name: '' };
    }
    const level = value.slice('bot '.length);
    return value === 'open' ? { kind: 'open' } : { kind: 'bot', level, persona: personaAt(index) };
  };
  const nameAt = (index: number) => people.find(({ id }) => id === personaAt(index))?.name;
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
              onChange={(value) => onChange(withSeat(form, index, seatOf(value, index)))}
            />
            {seat.kind === 'bot' && seat.level !== 'random' && (
              <button type="button" class={styles.person} onClick={() => setAsked(index)}>
                {seat.persona === '' ? <Icon name="bot" /> : <Portrait persona={seat.persona} />}
                <Hidden>{t('persona.seat', { n: index + 1 })}</Hidden>
                <span>{nameAt(index) ?? t('persona.anyone')}</span>
                <Icon name="chevron" />
              </button>
            )}
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
      {asked !== undefined && (
        <PersonChooser
          people={people}
          isTempered={tempered.includes(levelAt(asked))}
          chosen={personaAt(asked)}
          taken={form.seats.flatMap((_, index) => (index === asked ? [] : (nameAt(index) ?? [])))}
          onChoose={(persona) => {
            const seat = form.seats[asked];
            if (seat?.kind === 'bot') {
              onChange(withSeat(form, asked, { ...seat, persona }));
            }
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Group>
  );
}

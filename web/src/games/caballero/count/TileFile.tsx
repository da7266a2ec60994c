import { useState } from 'preact/hooks';
import { Icon } from '../../../draw/Icon';
import { save } from '../../../draw/picture';
import { say, sentence } from '../../../text/say';
import { Button } from '../../../ui/controls/Button';
import { Field, Help } from '../../../ui/controls/Field';
import { FileButton } from '../../../ui/controls/FileButton';
import { ErrorText } from '../../../ui/page/MessagePage';
import { Panel } from '../../../ui/parts/Panel';
import { rich, t } from '../text/teaching';
import styles from './TileFile.module.css';
import { fileOf, isName, problemOf, readTiles, type TileSet } from './tile-set';

/** Enough for 10,000 tiles; the rest of a longer file is ignored. */
const LONGEST_FILE = 200_000;

/** The set as a file: its name, and buttons to save and open it. */
export function TileFile({ set, onChange }: { set: TileSet; onChange: (set: TileSet) => void }) {
  const [opened, setOpened] = useState<{ text: string; isWrong: boolean }>();
  const name = `${set.name}.tiles`;
  const open = async (file: File) => {
    const found = readTiles(await file.slice(0, LONGEST_FILE).text());
    const problem = 'problem' in found ? found.problem : problemOf(found.set);
    if (problem === undefined && 'set' in found) {
      onChange(found.set);
      setOpened({ text: t('ec.count.opened', { file: file.name }), isWrong: false });
    } else {
      const why = t('error.rule', { why: sentence(say(problem!, { nameOf: String })), rule: 'EC-1.2' });
      setOpened({ text: t('ec.count.notOpened', { file: file.name, why }), isWrong: true });
    }
  };
  return (
    <Panel class={styles.file} aria-labelledby="tile-file">
      <h2 id="tile-file">{t('ec.count.file')}</h2>
      <SetName name={set.name} onName={(typed) => onChange({ ...set, name: typed })} />
      <div class={styles.buttons}>
        <Button
          variant="primary"
          disabled={problemOf(set) !== undefined}
          onClick={() => save(new Blob([fileOf(set)], { type: 'text/plain' }), name)}
        >
          <Icon name="download" />
          {t('ec.count.save')}
        </Button>
        <FileButton accept=".tiles,.txt,text/plain" onFile={(file) => void open(file)}>
          {t('ec.count.open')}
        </FileButton>
      </div>
      <p role="status">{opened?.isWrong === false ? opened.text : ''}</p>
      <ErrorText text={opened?.isWrong ? opened.text : undefined} />
      <p class={styles.usage}>{rich('ec.count.usage', { command: <code>--tiles {name}</code> })}</p>
    </Panel>
  );
}

function SetName({ name, onName }: { name: string; onName: (name: string) => void }) {
  const isWrong = !isName(name);
  return (
    <Field label={t('ec.count.name')} for="tile-set-name">
      <input
        id="tile-set-name"
        value={name}
        maxLength={40}
        spellcheck={false}
        autocomplete="off"
        aria-invalid={isWrong}
        aria-describedby="tile-set-help"
        onInput={(event) => onName(event.currentTarget.value)}
      />
      <Help id="tile-set-help">{isWrong ? t('ec.count.name.wrong') : t('ec.count.name.help')}</Help>
    </Field>
  );
}

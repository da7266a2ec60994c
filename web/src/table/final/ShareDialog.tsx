import { useRef } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { pngOf, save } from '../../draw/picture';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { Dialog, DialogActions } from '../../ui/controls/Dialog';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { addressOf } from '../../ui/state/router';
import styles from './ShareDialog.module.css';
import { SHARED, SharePicture, type Sharing } from './SharePicture';
import { resultWords } from './standing';
import { type KeyMoment, withNames } from './use-key-moments';

interface Props extends Omit<Sharing, 'headline'> {
  id: string;
  moments: readonly KeyMoment[];
  onClose: () => void;
}

const ALL = { x0: 0, y0: 0, x1: SHARED.width, y1: SHARED.height };

/** The picture to share, with the names of all players: to view, to save, and to send with the device's share function. */
export function ShareDialog({ id, onClose, moments, ...sharing }: Props) {
  const players = withNames(sharing.players);
  const frame = useRef<HTMLDivElement>(null);
  const { busy, trouble, attempt } = useAttempt();
  const picture = async () =>
    new File([await pngOf(drawing(frame.current), ALL, { scale: 2 })], `hidalgo-${id}.png`, { type: 'image/png' });
  return (
    <Dialog title={t('final.share.title')} isWide onClose={onClose}>
      <div ref={frame} class={styles.picture}>
        <SharePicture
          {...sharing}
          players={players}
          headline={resultWords(sharing.standing, players)}
          moments={moments.map((moment) => ({ ...moment, headline: moment.shared }))}
        />
      </div>
      <ErrorText text={trouble} />
      <DialogActions>
        <Copy text={addressOf({ page: 'replay', id, ply: undefined })} label={t('replay.copyLink')} />
        {'canShare' in navigator && (
          <Button disabled={busy} onClick={() => attempt(async () => send(await picture()))}>
            {t('final.share.send')}
          </Button>
        )}
        <Button
          variant="primary"
          disabled={busy}
          onClick={() =>
            attempt(async () => {
              const file = await picture();
              save(file, file.name);
            })
          }
        >
          <Icon name="download" />
          {t('final.share.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function drawing(frame: HTMLDivElement | null): SVGSVGElement {
  return frame!.querySelector('svg')!;
}

/** Opens the device's share dialog; cancelling it is no error. */
async function send(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    if (!(error instanceof DOMException)) {
      throw error;
    }
  }
}

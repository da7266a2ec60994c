import { Button } from './Button';
import { Dialog, DialogActions } from './Dialog';

interface Props {
  title: string;
  text: string;
  /** The text of the button that confirms. */
  action: string;
  /** The text of the button that cancels. */
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before an action that can't be undone. */
export function Ask({ title, text, action, no, onYes, onNo }: Props) {
  return (
    <Dialog title={title} onClose={onNo}>
      <p>{text}</p>
      <DialogActions>
        <Button onClick={onNo}>{no}</Button>
        <Button variant="danger" onClick={onYes}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

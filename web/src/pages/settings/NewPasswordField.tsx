import { useId } from 'preact/hooks';
import { plural, t } from '../../text';
import { Field, Help } from '../../ui/controls/Field';

/** The minimum length of a password. */
export const SHORTEST = 8;

/** A field for a new password, which says how much is missing. */
export function NewPasswordField({
  value,
  label,
  onChange,
}: {
  value: string;
  label: string;
  onChange: (text: string) => void;
}) {
  const help = useId();
  const isTooShort = value !== '' && value.length < SHORTEST;
  return (
    <>
      <Field label={label}>
        <input
          type="password"
          value={value}
          required
          minLength={SHORTEST}
          aria-invalid={isTooShort}
          aria-describedby={help}
          autocomplete="new-password"
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      <Help id={help}>
        {isTooShort ? (
          <b role="status">{plural('settings.account.short', SHORTEST - value.length)}</b>
        ) : (
          t('settings.account.passwordHelp')
        )}
      </Help>
    </>
  );
}

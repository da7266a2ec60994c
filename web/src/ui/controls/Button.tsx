import type { ComponentProps } from 'preact';
import { pathOf, saveFromDevice } from '../../offline/download';
import { isLocalPath } from '../../offline/local';
import { classes } from '../parts/classes';
import { Link } from '../parts/Link';
import styles from './Button.module.css';

/** The look of a button. */
interface Look {
  variant?: 'primary' | 'ghost' | 'danger' | undefined;
  size?: 'small' | 'large' | undefined;
  /** As wide as its container. */
  isFull?: boolean;
  /** Contains only an icon. */
  isSquare?: boolean;
  /** The class for the surrounding layout. */
  class?: string | undefined;
}

/** All other props of the element. */
type Rest<Element> = Omit<Element, keyof Look>;

/** The style of a button as classes, and the remaining props. */
function buttonProps<P extends Look>({ variant, size, isFull = false, isSquare = false, class: place, ...rest }: P) {
  const name = classes(
    styles.button,
    variant !== undefined && styles[variant],
    size !== undefined && styles[size],
    isFull && styles.full,
    isSquare && styles.square,
    place,
  );
  return { ...rest, class: name };
}

/** A button with a word or an icon. */
export function Button(props: Look & Rest<ComponentProps<'button'>>) {
  return <button type="button" {...buttonProps(props)} />;
}

/** A link to another page that looks like a button. */
export function ButtonLink(props: Look & Rest<ComponentProps<typeof Link>>) {
  return <Link {...buttonProps(props)} />;
}

/**
 * A link to a file that looks like a button. For a game on this device, the page itself saves the file, because no server has
 * it.
 */
export function FileLink({ href, ...props }: Look & { href: string; children: ComponentProps<'a'>['children'] }) {
  const save = (event: Event) => {
    event.preventDefault();
    void saveFromDevice(href);
  };
  return <a href={href} download {...(isLocalPath(pathOf(href)) ? { onClick: save } : {})} {...buttonProps(props)} />;
}

/** The label of a hidden field, such as one for a file: it looks like a button. */
export function ButtonLabel(props: Look & Rest<ComponentProps<'label'>>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: the field is among the children.
  return <label {...buttonProps(props)} />;
}

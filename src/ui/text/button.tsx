import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import type { IconName } from '../media/icon-names.ts';

type ButtonVariant = 'primary' | 'light' | 'outline';

const variantClass: Record<ButtonVariant, string> = {
  primary: 'btn-primary',
  light: 'btn-light',
  outline: 'btn-outline',
};

type LinkButtonProps = {
  href: string;
  children: ReactNode;
  variant?: ButtonVariant;
  /** Trailing icon; an arrow by default, null for none. */
  icon?: IconName | null;
  /** Opens a new tab; the text announces that to screen readers. */
  newTab?: string;
  download?: boolean;
};

export function LinkButton({ href, children, variant = 'primary', icon, newTab, download }: LinkButtonProps) {
  const shown = icon === undefined ? (newTab ? 'arrow-up-right' : 'arrow-right') : icon;
  return (
    <a
      className={variantClass[variant]}
      download={download ? '' : undefined}
      href={href}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab && <span className="sr-only"> ({newTab})</span>}
      {shown && <Icon name={shown} />}
    </a>
  );
}

/** A link that looks like a button, without an icon. */
export function OutlineLink({ href, children }: Pick<LinkButtonProps, 'href' | 'children'>) {
  return (
    <a className="btn-outline" href={href}>
      {children}
    </a>
  );
}

export function TextLink({ href, children }: Pick<LinkButtonProps, 'href' | 'children'>) {
  return (
    <a className="line-link" href={href}>
      {children}
    </a>
  );
}

type ButtonProps = {
  children: ReactNode;
  variant?: ButtonVariant;
  icon?: IconName;
};

export function Button({ children, variant = 'primary', icon }: ButtonProps) {
  return (
    <button className={variantClass[variant]} type="submit">
      {children}
      {icon && <Icon name={icon} />}
    </button>
  );
}

type MoreLinkProps = {
  href: string;
  children: ReactNode;
  icon?: IconName;
  /** Its line fills on hover when the fill-on-hover script is active. */
  fills?: boolean;
};

export function MoreLink({ href, children, icon = 'arrow-right', fills }: MoreLinkProps) {
  return (
    <a className="more-link" data-fills={fills ? '' : undefined} href={href}>
      {children}
      <Icon name={icon} />
    </a>
  );
}

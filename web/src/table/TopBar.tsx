import type { ComponentChildren } from 'preact';
import { Logo } from '../draw/Icon';

/** The bar over every screen: where one is, what round it is, what can be set. */
export function TopBar({ title, subtitle, middle, tools }: { title: string; subtitle: string; middle?: ComponentChildren; tools?: ComponentChildren }) {
  return (
    <header class="top">
      <a class="brand" href=".">
        <Logo size={24} />
        <span>Hidalgo</span>
      </a>
      <div class="where">
        <h1>{title}</h1>
        <span>{subtitle}</span>
      </div>
      <div class="grow" />
      {middle}
      <div class="grow" />
      {tools}
    </header>
  );
}

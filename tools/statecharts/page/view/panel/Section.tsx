import type { ReactNode } from 'react'

/** A part of the panel under its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="panel-section">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** Names one under the other, each with how the chart spells it. */
export function NameList({ names }: { readonly names: readonly (readonly [said: string, spelt: string])[] }) {
  return (
    <ul className="name-list">
      {names.map(([said, spelt], at) => (
        <li key={`${at} ${spelt}`}>
          {said} <code>{spelt}</code>
        </li>
      ))}
    </ul>
  )
}

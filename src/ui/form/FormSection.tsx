import type { ReactNode } from 'react'
import { useId } from 'react'
import './FormSection.css'

type FormSectionProps = {
  title: string
  description?: ReactNode
  columns?: 1 | 2 | undefined
  /** Of its heading: 2 on a page, 3 in a dialog, whose title is one of level 2. */
  level?: 2 | 3 | undefined
  /** Puts the heading above the fields, for a table that needs the whole width. */
  isWide?: boolean | undefined
  children: ReactNode
}

/** A part of a form: its heading on the left, its fields on the right in two columns; below 900 px all in one. */
export function FormSection({
  title,
  description,
  columns = 2,
  level = 3,
  isWide = false,
  children,
}: FormSectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const id = useId()
  return (
    <section aria-labelledby={id} className="ui-form-section" data-wide={isWide || undefined}>
      <div className="ui-form-section-head">
        <Heading className="ui-form-section-title" id={id}>
          {title}
        </Heading>
        {description !== undefined && <p className="ui-form-section-description">{description}</p>}
      </div>
      <div className="ui-form-section-fields" data-columns={columns}>
        {children}
      </div>
    </section>
  )
}

/** Takes the whole width of a section's fields. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className="ui-form-row">{children}</div>
}

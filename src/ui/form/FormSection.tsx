import type { ReactNode } from 'react'
import { useId } from 'react'
import './FormSection.css'

type FormSectionProps = {
  title: string
  description?: ReactNode
  columns?: 1 | 2 | undefined
  children: ReactNode
}

/** A part of a form: its heading on the left, its fields on the right in two columns; below 900 px all in one. */
export function FormSection({ title, description, columns = 2, children }: FormSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="ui-form-section">
      <div className="ui-form-section-head">
        <h3 className="ui-form-section-title" id={id}>
          {title}
        </h3>
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

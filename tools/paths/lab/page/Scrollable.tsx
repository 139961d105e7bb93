import type { ReactNode, Ref } from 'react'

interface Props {
  readonly className: string
  readonly label: string
  readonly ref?: Ref<HTMLDivElement>
  readonly children?: ReactNode
}

/** A part that scrolls, by the keyboard too. */
export const Scrollable = ({ className, label, ref, children }: Props) => (
  <div className={className} ref={ref} {...{ 'aria-label': label, role: 'group', tabIndex: 0 }}>
    {children}
  </div>
)

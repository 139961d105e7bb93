import type { ReactNode } from 'react'
import './Stack.css'

type StackProps = {
  direction?: 'column' | 'row' | undefined
  /** Steps of 4 px. */
  gap?: 1 | 2 | 3 | 4 | 6 | 8 | undefined
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  wrap?: boolean | undefined
  children: ReactNode
}

/** Things one under the other or side by side, with even gaps. */
export function Stack({ direction = 'column', gap = 4, align, justify = 'start', wrap = false, children }: StackProps) {
  return (
    <div
      className="ui-stack"
      data-align={align ?? (direction === 'row' ? 'center' : 'stretch')}
      data-direction={direction}
      data-gap={gap}
      data-justify={justify}
      data-wrap={wrap || undefined}
    >
      {children}
    </div>
  )
}

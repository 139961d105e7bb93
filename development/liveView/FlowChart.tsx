import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../src/i18n/locale.ts'
import { ToggleButton } from '../../src/ui/button/ToggleButton.tsx'
import { fetchDrawing, markDrawing } from './drawings.ts'
import { scrolls } from './scrolls.ts'
import type { WatchedFlow } from './watched.ts'

interface Drawn {
  readonly name: string
  readonly drawing: Element | null
}

/** The drawing of a machine in the page's language; undefined as long as it is fetched. */
const useDrawing = (machine: string): Element | null | undefined => {
  const locale = useLocale()
  const name = `${machine}.${locale}`
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  useEffect(() => {
    let isWanted = true
    const keep = (drawing: Element | null) => isWanted && setDrawn({ name, drawing })
    fetchDrawing(machine, locale).then(keep, (error: unknown) => {
      keep(null)
      reportError(error)
    })
    return () => {
      isWanted = false
    }
  }, [machine, locale, name])
  return drawn?.name === name ? drawn.drawing : undefined
}

const centre = (frame: Element, part: Element) => {
  const [outer, inner] = [frame.getBoundingClientRect(), part.getBoundingClientRect()]
  frame.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
  })
}

/** The chart of a flow with its current states and the transitions that led there, kept visible. */
export function FlowChart({ machine, states, transitions }: Pick<WatchedFlow, 'machine' | 'states' | 'transitions'>) {
  const { t } = useLingui()
  const drawing = useDrawing(machine)
  const frame = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    // While the next drawing is fetched, the last one would show another machine.
    frame.current?.replaceChildren(...(drawing === null || drawing === undefined ? [] : [drawing]))
  }, [drawing])
  useEffect(() => {
    if (drawing === null || drawing === undefined || frame.current === null) return
    const innermost = markDrawing(drawing, states, transitions)
    if (innermost !== null) centre(frame.current, innermost)
  }, [drawing, states, transitions, isWhole])
  if (drawing === null)
    return <p className="live-view-none">{t`This machine has not been drawn yet: run npm run statecharts.`}</p>
  return (
    <div className="live-view-chart" data-whole={isWhole || undefined}>
      <div aria-label={t`Chart`} className="live-view-frame" ref={frame} role="group" {...scrolls} />
      <div className="live-view-whole">
        <ToggleButton isSelected={isWhole} onChange={setWhole} size="small">
          {t`Whole chart`}
        </ToggleButton>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { MinusIcon, PlusIcon } from '../../../src/ui/icons/icons.tsx'
import type { Opening } from './camera.ts'
import type { PanZoom } from './usePanZoom.ts'

/** What the viewer says, in the reader's language. */
export interface ViewerTexts {
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly readable: string
}

interface Props {
  readonly panZoom: PanZoom
  readonly texts: ViewerTexts
  readonly opening: Opening
  /** Keeps how drawings open; where it is absent the buttons only act. */
  readonly onOpening: ((opening: Opening) => void) | undefined
  readonly children: ReactNode
}

const ways = ['readable', 'fit'] as const

/** Zooming by buttons; what else is given stands before them. */
export function ViewerTools({ panZoom, texts, opening, onOpening, children }: Props) {
  const zoomTool = (name: string, factor: number, icon: ReactNode) => (
    <button
      aria-label={name}
      className="tool tool-icon"
      onClick={() => panZoom.zoomBy(factor)}
      title={name}
      type="button"
    >
      {icon}
    </button>
  )
  return (
    <div className="chart-tools">
      {children}
      <span className="chart-zoom">
        {zoomTool(texts.zoomOut, 0.8, <MinusIcon />)}
        <output>{Math.round(panZoom.scale * 100)}%</output>
        {zoomTool(texts.zoomIn, 1.25, <PlusIcon />)}
        {ways.map((way) => (
          <button
            aria-pressed={onOpening === undefined ? undefined : way === opening}
            className="tool"
            key={way}
            onClick={() => {
              onOpening?.(way)
              panZoom.open(way)
            }}
            type="button"
          >
            {texts[way]}
          </button>
        ))}
      </span>
    </div>
  )
}

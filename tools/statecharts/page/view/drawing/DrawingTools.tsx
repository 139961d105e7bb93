import { MinusIcon, PlusIcon } from '../../../../../src/ui/icons/icons.tsx'
import { useReading } from '../reading.ts'
import { Segments } from '../Segments.tsx'
import type { Collapsing } from '../useCollapsed.ts'
import type { PanZoom } from './usePanZoom.ts'

interface DrawingToolsProps {
  readonly panZoom: PanZoom
  readonly collapsing: Collapsing
  readonly labels: 'words' | 'names'
  readonly onLabels: (labels: 'words' | 'names') => void
}

export function DrawingTools({ panZoom, collapsing, labels, onLabels }: DrawingToolsProps) {
  const { t } = useReading()
  const { collapsed, nested } = collapsing
  return (
    <div className="drawing-tools">
      <Segments
        label={t.labels}
        value={labels}
        options={[
          ['words', t.inWords],
          ['names', t.byName],
        ]}
        onChoose={onLabels}
      />
      {nested.size > 0 && (
        <button
          type="button"
          className="tool"
          onClick={collapsed.size === 0 ? collapsing.collapseAll : collapsing.expandAll}
        >
          {collapsed.size === 0 ? t.collapseAll : t.expandAll}
        </button>
      )}
      <span className="tools-end">
        <button
          type="button"
          className="tool tool-icon"
          aria-label={t.zoomOut}
          title={t.zoomOut}
          onClick={() => panZoom.zoomBy(0.8)}
        >
          <MinusIcon />
        </button>
        <output className="zoom">{Math.round(panZoom.lens.scale * 100)}%</output>
        <button
          type="button"
          className="tool tool-icon"
          aria-label={t.zoomIn}
          title={t.zoomIn}
          onClick={() => panZoom.zoomBy(1.25)}
        >
          <PlusIcon />
        </button>
        <button type="button" className="tool" onClick={panZoom.fit}>
          {t.fit}
        </button>
      </span>
    </div>
  )
}

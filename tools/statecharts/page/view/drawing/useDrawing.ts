import { useEffect, useState } from 'react'
import type { Chart } from '../../../../charts/chart.ts'
import type { Labels } from '../../../../charts/drawing/labels.ts'
import { svgOf } from '../../../../charts/drawing/svg.ts'

const drawn = new Map<string, Promise<string>>()

const draw = (chart: Chart, labels: Labels, collapsed: ReadonlySet<string>, key: string) => {
  const known = drawn.get(key) ?? svgOf(chart, { labels, collapsed })
  drawn.set(key, known)
  return known
}

/**
 * The drawing of a chart as SVG; null until the first is there, and the one before while another is made.
 *
 * @param voice names the labels, such as a language
 */
export const useDrawing = (
  chart: Chart,
  labels: Labels,
  voice: string,
  collapsed: ReadonlySet<string>,
): string | null => {
  const [svg, setSvg] = useState<string | null>(null)
  const key = [chart.id, voice, ...[...collapsed].toSorted()].join(' ')
  useEffect(() => {
    let isWanted = true
    const show = async () => {
      const made = await draw(chart, labels, collapsed, key)
      if (isWanted) setSvg(made)
    }
    void show()
    return () => {
      isWanted = false
    }
  }, [chart, labels, collapsed, key])
  return svg
}

import { useEffect } from 'react'
import { whenHangulAppears } from './whenHangulAppears.ts'

interface HangulWatchProps {
  readonly onAppearance: () => void
}

/** Calls back once, as soon as a Hangul letter stands in the document or is typed into it. */
export function HangulWatch({ onAppearance }: HangulWatchProps) {
  useEffect(() => whenHangulAppears(onAppearance), [onAppearance])
  return null
}

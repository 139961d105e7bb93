import { lazyRouteComponent } from '@tanstack/react-router'
import type { TextFile } from '../../../i18n/locale.ts'
import { translated } from '../../../i18n/translatedPart.ts'

export const ComingPage = lazyRouteComponent(
  translated(() => import('./ComingPage.tsx'), import.meta.glob<TextFile>('./texts/*.po')),
  'ComingPage',
)

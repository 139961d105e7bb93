import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Every area's name and commands, which the frame of the pages says. */
const namesOfAreas = globSync('src/features/*/texts/area/vi.po', {
  cwd: fileURLToPath(new URL('../../..', import.meta.url)),
})

/**
 * Routes that are weighed, with the lazy chunks that each needs before it shows its screen, beside the entry. A chunk is named by its first
 * source file. Vietnamese stands for every language. tests/e2e/firstScreen holds this against what a browser fetches.
 */
export const routes: readonly { readonly route: string; readonly chunks: readonly string[]; readonly aim: number }[] = [
  { route: 'sign-in', chunks: ['src/texts/vi.po'], aim: 120_000 },
  {
    route: 'list',
    chunks: [
      'src/texts/vi.po',
      'src/app/inside/texts/vi.po',
      'src/records/texts/vi.po',
      'src/features/declarations/texts/vi.po',
      ...namesOfAreas,
      'src/features/session/InsideSession.tsx',
      'src/app/inside/InsideApp.tsx',
      'src/features/declarations/overview/OverviewPage.tsx',
      'src/app/inside/settings/SettingsDialog.tsx',
      'src/features/declarations/DeclarationsSettings.tsx',
    ],
    aim: 190_000,
  },
]

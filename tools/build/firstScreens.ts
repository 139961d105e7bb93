/**
 * What whoever is signed in sees first: the frame, the overview and behind it the list of declarations. They are one chunk, `inside`, with
 * all that they import, which compresses a sixth better than the forty that lazy screens would share.
 */
export const firstScreens = [
  'src/app/inside/InsideApp.tsx',
  'src/app/inside/settings/SettingsDialog.tsx',
  'src/features/session/InsideSession.tsx',
  'src/features/declarations/overview/Overview.tsx',
  'src/features/declarations/DeclarationsSettings.tsx',
] as const

/** Setting that names the bundled server of a run of tests, from the root. */
export const bundleVariable = 'TEST_SERVER_FILE'

/** Program that a server started for a test is, from the root: the bundle of this run, where one was made. */
export const serverFile = (): string => process.env[bundleVariable] ?? 'server/main.ts'

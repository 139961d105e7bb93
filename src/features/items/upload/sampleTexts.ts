import { msg } from '@lingui/core/macro'

export const sampleProblem = msg`The sample file could not be made. Check the connection, then try again.`

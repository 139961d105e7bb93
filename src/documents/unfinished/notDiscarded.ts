import { msg } from '@lingui/core/macro'

/** The step that failed where an unfinished form is still kept. */
export const notDiscarded = msg`The unfinished form was not discarded`

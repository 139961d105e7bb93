import React from 'react'
import { flushSync } from 'react-dom'

/** Stands in for `act`, which the production build of React lacks: what vitest-browser-react renders is there when it resolves. */
const act = (render: () => Promise<void>): Promise<void> => flushSync(render)

Object.assign(React, { act })

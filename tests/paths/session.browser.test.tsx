import { walkPaths } from '../support/paths/walkPaths.tsx'
import { walk } from './walks/session.tsx'

walkPaths(walk)

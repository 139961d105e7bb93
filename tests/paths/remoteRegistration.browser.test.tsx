import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/remoteRegistration.tsx'

walkPaths(walk)

import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/certificateRegistration.tsx'

walkPaths(walk)

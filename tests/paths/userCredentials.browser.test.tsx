import { walkPaths } from '../../walks/browser/walkPaths.tsx'
import { walk } from '../../walks/views/userCredentials.tsx'

walkPaths(walk)

import { describeScrapersApi } from './api.suite.ts';
import { openLocalBackend } from './backend.ts';

describeScrapersApi('the API on this machine', openLocalBackend);

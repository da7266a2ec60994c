// Generated from the Java records of hidalgo.tables.protocol; see docs/api.md.

export interface Account {
  name: string;
  codes: number;
  password: boolean;
  service: boolean;
}

export interface AccountLine {
  name: string;
  account: string;
  seen: number;
  sessions: number;
  role: Role | null;
}

export interface AccountRequest {
  name: string;
}

export type AnalysisState = 'none' | 'waiting' | 'running' | 'done';

export interface AnalysisView {
  state: AnalysisState;
  done: number;
  turns: number;
  outlook: number[][];
  judged: JudgedTurn[];
}

export interface AnswerRequest {
  agree: boolean;
}

export interface ArrangeRequest {
  seats: PlaceRequest[];
}

export interface Arrival {
  me: Me;
  welcome: Welcome;
  table: TableView | null;
}

export interface ArrivalRequest {
  table?: string;
}

export type Audience = 'all' | 'friends' | 'me';

export interface Block {
  id: string;
  name: string;
  kind: BlockKind;
  seats: number[];
  made: number;
}

export type BlockKind = 'mute' | 'block';

export interface BlockRequest {
  kind: BlockKind;
  table?: string;
  seat?: number;
  line?: number;
  name?: string;
}

export interface Browser {
  id: string;
  label: string;
  current: boolean;
  created: number;
  used: number;
}

export interface CaballeroPreview {
  cost: number;
  overflow: number;
  returns: CaballeroPreviewReturn[];
  changes: CaballeroPreviewChange[];
  scoreBefore: number[];
  scoreAfter: number[];
}

export interface CaballeroPreviewChange {
  before: CaballeroTableRegion[];
  after: CaballeroTableRegion;
}

export interface CaballeroPreviewReturn {
  tile: CaballeroTableTile;
  evicted: boolean;
  caballerosLost: number;
  caballerosBack: number;
  shipsLost: number;
  shipsBack: number;
}

export interface CaballeroTable {
  round: number;
  phase: CaballeroTablePhase;
  mover: number;
  order: number[];
  areas: CaballeroTableArea[];
  tiles: CaballeroTableTile[];
  regions: CaballeroTableRegion[];
  courts: CaballeroTableCourt[];
  display: string[];
  unseen: string[];
  shipStock: number;
  castilloStock: number;
  turn: CaballeroTableAllowance;
}

export interface CaballeroTableAllowance {
  supply: boolean;
  areas: number;
  owed: number;
  tiles: number;
  ships: number;
  castillos: number;
  grandeMove: boolean;
  tiePending: boolean;
}

export interface CaballeroTableArea {
  x: number;
  y: number;
  tile: string;
}

export interface CaballeroTableCourt {
  caballeros: number;
  capacity: number;
  ships: number;
  tiles: number;
  governors: number;
  hand: number[];
  laid: number;
  total: number;
  ifScoredNow: number;
}

export type CaballeroTablePhase = 'power' | 'turn' | 'over';

export interface CaballeroTableRegion {
  name: string;
  land: boolean;
  value: number;
  strengths: number[];
  ranks: number[];
  ships: number[];
  enclosed: boolean;
  governor: number;
  ship: boolean;
  sides: string[];
}

export interface CaballeroTableTile {
  seat: number;
  x: number;
  y: number;
  north: number;
  land: string;
  ships: string;
  castillo: boolean;
  grande: boolean;
}

export interface CarriedDeal {
  day: string;
  seed: string;
  salt: string;
}

export interface ChangeRequest {
  name?: string;
  preferences?: Record<string, string>;
}

export interface ChatLine {
  line: number;
  seat: number;
  name: string;
  text: string;
  news: Text | null;
  at: number;
}

export interface Choices {
  signUp: SignUp;
  guests: GuestRights;
  announcement: string;
  until: number;
  chosen: string[];
}

export interface ChoicesRequest {
  signUp?: SignUp;
  guests?: GuestRights;
  announcement?: string;
  hours?: number;
  reset?: boolean;
}

export interface ClockSetting {
  kind: ClockSettingKind;
  reserve: number;
  increment: number;
  cap: number;
  end: ClockSettingEnd | null;
}

export type ClockSettingEnd = 'bot' | 'loss';

export type ClockSettingKind = 'none' | 'live' | 'days' | 'bank';

export interface Club {
  id: string;
  name: string;
  about: string;
  made: number;
  count: number;
  isMember: boolean;
  isOrganiser: boolean;
  members: ClubMember[];
  notices: ClubNotice[];
}

export interface ClubAbout {
  about: string;
}

export interface ClubLine {
  id: string;
  name: string;
  about: string;
  members: number;
  isMember: boolean;
}

export interface ClubMember {
  person: Fellow;
  isOrganiser: boolean;
}

export interface ClubNotice {
  id: string;
  author: string;
  at: number;
  isPinned: boolean;
  isYours: boolean;
  text: string;
}

export interface ClubRemoval {
  name: string;
}

export interface Comment {
  id: string;
  ply: number;
  name: string;
  mark: string;
  text: string;
  at: number;
  removable: boolean;
}

export interface CommentRequest {
  ply: number;
  mark: string;
  text: string;
}

export interface Created {
  id: string;
}

export interface CredentialsRequest {
  name: string;
  password: string;
}

export interface CupEntrantRequest {
  entrant: number;
}

export type CupFormat = 'round_robin' | 'swiss' | 'knock_out' | 'championship';

export interface CupGame {
  table: number;
  round: number;
  rounds: number;
  totals: number[];
  obliged: number[];
  out: number[];
  left: number[];
}

export interface CupGames {
  number: number;
  now: number;
  tables: CupGame[];
}

export type CupPhase = 'open' | 'running' | 'over' | 'cancelled';

export type CupRulingKind = 'time' | 'bot' | 'end';

export interface CupRulingRequest {
  kind: CupRulingKind;
  table: number;
  entrant?: number;
  minutes?: number;
}

export interface CupSettings {
  name: string;
  game: string;
  options: Record<string, string>;
  format: CupFormat;
  size: number;
  rounds: number;
  points: number[][];
  clock: ClockSetting;
  starts: number | null;
  least: number;
  most: number;
  pause: number;
  deadline: number;
  late: boolean;
  programs: boolean;
  bot: string;
}

export type CupStage = 'round' | 'heat' | 'semi' | 'final';

export interface CupStartRequest {
  starts: number;
}

export interface CupSummary {
  id: string;
  name: string;
  game: string;
  format: CupFormat;
  size: number;
  phase: CupPhase;
  starts: number | null;
  entrants: number;
  most: number;
  round: number;
  planned: number;
  programs: boolean;
}

export interface CupView {
  id: string;
  number: number;
  now: number;
  settings: CupSettings;
  phase: CupPhase;
  organiser: string;
  isOrganiser: boolean;
  me: number | null;
  canEnter: boolean;
  few: boolean;
  next: number | null;
  deadline: number | null;
  planned: number;
  entrants: CupViewEntrant[];
  rounds: CupViewRound[];
  standings: CupViewStanding[];
  notice: string;
  lines: CupViewLine[];
}

export interface CupViewEntrant {
  name: string;
  playing: boolean;
  missed: boolean;
}

export interface CupViewLine {
  at: number;
  name: string;
  isOrganiser: boolean;
  text: string;
  news: string;
  round: number;
  table: number;
  entrant: number;
  n: number;
}

export interface CupViewRound {
  stage: CupStage;
  over: boolean;
  tables: CupViewTable[];
  sittingOut: number[];
}

export interface CupViewStanding {
  rank: number;
  entrant: number;
  points: number;
  share: number;
  rivals: number;
}

export interface CupViewTable {
  id: string;
  seats: number[];
  totals: number[];
  places: number[];
  points: number[];
  left: number[];
}

export interface Cups {
  mine: CupSummary[];
  open: CupSummary[];
  running: CupSummary[];
  over: CupSummary[];
}

export interface DailyDeal {
  day: string;
  game: string;
  left: number;
  options: Record<string, string>;
  opponents: DailyDealOpponent[];
  seat: number;
  games: number;
  deal: Deal;
  yours: DailyDealPlay | null;
  scores: DailyDealScore[];
  best: DailyDealBest | null;
  streak: DailyDealStreak;
  month: DailyDealResult[];
  ranks: DailyDealRank[];
}

export interface DailyDealBest {
  name: string;
  points: number;
  replay: string;
}

export interface DailyDealOpponent {
  name: string;
  persona: string;
  level: string;
}

export interface DailyDealPlay {
  id: string;
  counts: boolean;
  totals: number[] | null;
  place: number | null;
  better: number | null;
  rank: number | null;
}

export interface DailyDealRank {
  place: number;
  name: string;
  days: number;
  share: number;
  you: boolean;
}

export interface DailyDealResult {
  day: string;
  result: DailyDealResultQuality;
}

export type DailyDealResultQuality = 'top' | 'half' | 'played';

export interface DailyDealScore {
  points: number;
  games: number;
}

export interface DailyDealStreak {
  days: number;
  longest: number;
}

export interface Danger {
  place: string;
  atStake: number;
  threats: DangerThreat[];
  rescues: DangerRescue[];
}

export interface DangerRescue {
  move: string;
  cost: number;
}

export interface DangerThreat {
  from: string;
  by: string[];
}

export interface Dangers {
  version: number;
  dangers: Danger[];
}

export interface Deal {
  hash: string;
  seed: string | null;
  salt: string | null;
}

export interface Deed {
  at: number;
  author: string;
  action: string;
  subject: string;
  reason: string;
}

export interface Done {
  version: number;
  table: TableView | null;
}

export interface Door {
  game: string;
  name: string | null;
  host: string;
  phase: Phase;
  open: number;
}

export interface EraseRequest {
  spectators: boolean;
  line: number;
  reason: string;
}

export interface Fellow {
  name: string;
  isFollowed: boolean;
  isHere: boolean;
  table: string;
  game: string;
  isWaiting: boolean;
}

export interface Figures {
  version: string;
  node: string;
  problem: string;
  since: number;
  heap: number;
  mostHeap: number;
  freeDisk: number;
  people: number;
  sockets: number;
  waiting: number;
  running: number;
  workerMissing: number;
  tables: Record<string, number>;
  failing: number;
}

export interface FoundGames {
  games: TableLine[];
  older: string | null;
}

export interface Frame {
  type: FrameType;
  table: TableView | null;
  chat: ChatLine[] | null;
  change: unknown | null;
}

export type FrameType = 'table' | 'change' | 'chat' | 'removed' | 'gone' | 'here';

export interface FromServiceRequest {
  code: string;
  state: string;
  keepSeats?: boolean;
}

export interface GameInfo {
  id: string;
  options: OptionInfo[];
  seats: number[];
  people: PersonaInfo[];
  tempered: string[];
}

export interface GameResults {
  table: string;
  game: string;
  at: number;
  seats: ResultSeat[];
}

export type GrandePositionStage = 'laying' | 'fetching' | 'recalling' | 'choosing' | 'between' | 'placing' | 'asking' | 'acting' | 'disks' | 'castillo' | 'over';

export interface GrandePreview {
  certain: boolean;
  castilloHidden: boolean;
  transfers: GrandePreviewTransfer[];
  changes: GrandePreviewChange[];
  sheet: ScoreLine[];
  points: number[];
  scoreBefore: number[];
  scoreAfter: number[];
}

export interface GrandePreviewChange {
  before: GrandeTableRegion;
  after: GrandeTableRegion;
}

export interface GrandePreviewTransfer {
  seat: number;
  from: string;
  to: string;
  count: number;
}

export interface GrandeTable {
  round: number;
  stage: GrandePositionStage;
  active: number;
  movers: number[];
  obliged: number[];
  order: number[];
  king: string;
  regions: GrandeTableRegion[];
  castillo: GrandeTableRegion;
  courts: GrandeTableCourt[];
  piles: GrandeTablePile[];
  turn: GrandeTableAllowance;
  action: GrandeTableRunning;
  chosen: number[];
  disk: string;
}

export interface GrandeTableAllowance {
  recalls: number;
  pile: number;
  card: string;
  places: number;
  special: boolean;
}

export interface GrandeTableCourt {
  caballeros: number;
  province: number;
  vetoes: number;
  ending: number;
  hand: number[];
  laid: number;
  total: number;
  ifScoredNow: number;
}

export interface GrandeTablePile {
  number: number;
  faceUp: string;
  unseen: string[];
}

export interface GrandeTableRegion {
  code: string;
  name: string;
  values: number[];
  scoreboard: string;
  king: boolean;
  grandes: number[];
  counts: number[];
  ranks: number[];
  scores: number[];
}

export interface GrandeTableRunning {
  card: string;
  asked: number;
  stepper: number;
  steps: number;
  ownMoves: number;
  othersMoves: number;
  places: number;
  region: string;
  sent: number[];
}

export type GuestRights = 'play' | 'watch' | 'none';

export interface Hint {
  version: number;
  moves: string[];
  reasons: Text[];
  chance: number;
  others: OtherHint[];
}

export interface History {
  results: Result[];
}

export interface Hold {
  seats: number[];
  left: number | null;
}

export interface HoldSetting {
  seconds: number;
  people: boolean;
}

export interface InviteRequest {
  name: string;
}

export interface JoinRequest {
  seat?: number;
  name?: string;
  word?: string;
}

export interface JudgedTurn {
  first: number;
  last: number;
  round: number;
  seat: number;
  before: number;
  after: number;
  best: number;
  better: string[];
  reasons: Text[];
  turning: boolean;
}

export interface Leaderboard {
  game: string;
  seats: number;
  seatings: number[];
  players: Ranked[];
}

export interface Lobby {
  mine: TableLine[];
  open: TableLine[];
  running: TableLine[];
  finished: TableLine[];
  announcement: string | null;
}

export interface LogLine {
  ply: number;
  seat: number;
  move: string;
  text: Text;
  at: number;
  effects: LogLineEffect[];
  points: number[];
  scorings: Scoring[];
}

export interface LogLineEffect {
  text: Text;
  hurts: number[];
  helps: number[];
}

export interface LoginRequest {
  name: string;
  password: string;
  keepSeats?: boolean;
}

export interface Mail {
  address: string;
  confirmed: boolean;
  problem: Text | null;
  paused: boolean;
}

export interface Me {
  name: string;
  named: boolean;
  account: boolean;
  preferences: Record<string, string>;
  role: Role | null;
  avoids: boolean;
}

export interface Member {
  name: string;
  role: Role;
}

export interface Moment {
  ply: number;
  round: number;
  movers: number[];
  table: unknown;
  sheet: ScoreLine[];
}

export interface MonthLine {
  place: number;
  name: string;
  points: number;
  games: number;
  isYou: boolean;
}

export interface MonthTable {
  month: string;
  ends: number;
  counted: number;
  players: MonthLine[];
}

export interface MoveRequest {
  seat: number;
  version: number;
  id: string;
  move: string;
}

export interface NewAccountRequest {
  name: string;
  password: string;
  invitation?: string;
}

export interface NewClub {
  name: string;
  about: string;
}

export interface NewCup {
  name: string;
  game: string;
  options?: Record<string, string>;
  format?: CupFormat;
  size?: number;
  rounds?: number;
  points?: number[][];
  clock?: ClockSetting;
  starts?: number;
  least?: number;
  most?: number;
  pause?: number;
  deadline?: number;
  late?: boolean;
  programs?: boolean;
  bot?: string;
}

export interface NewMailRequest {
  address: string;
}

export interface NewNotice {
  text: string;
}

export interface NewPasskey {
  challenge: string;
  host: string;
  user: string;
  name: string;
  known: string[];
  algorithms: number[];
}

export interface NewPasskeyRequest {
  clientData: string;
  attestation: string;
}

export interface NewPasswordRequest {
  old: string;
  password: string;
}

export interface NewPushBrowserRequest {
  endpoint: string;
  key: string;
  auth: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, string>;
  seats: NewTableSeat[];
  visibility?: Visibility;
  word?: string;
  clock?: ClockSetting;
  hints?: boolean;
  spectatorDelay?: number;
  holdSetting?: HoldSetting;
  name?: string;
  start?: boolean;
  record?: string;
  ply?: number;
}

export type NewTableKind = 'me' | 'open' | 'bot';

export interface NewTableSeat {
  kind: NewTableKind;
  name?: string;
  bot?: string;
  persona?: string;
}

export interface NewTokenRequest {
  label: string;
  scope?: TokenScope;
  days?: number;
}

export interface NewWebhookRequest {
  address: string;
  form?: WebhookForm;
}

export interface Note {
  text: string;
}

export interface NoticePin {
  isPinned: boolean;
}

export interface Online {
  people: Fellow[];
  isMore: boolean;
}

export interface OptionInfo {
  name: string;
  kind: string;
  values: string[];
  byDefault: string;
  rule: string;
}

export interface OtherHint {
  move: string;
  reasons: Text[];
}

export interface Passkey {
  id: string;
  label: string;
  created: number;
  used: number;
}

export interface PasskeyChallenge {
  challenge: string;
  host: string;
}

export interface PasskeyLoginRequest {
  id: string;
  clientData: string;
  authenticatorData: string;
  signature: string;
  keepSeats?: boolean;
}

export interface PersonaInfo {
  id: string;
  name: string;
  traits: Record<string, number>;
}

export type Phase = 'waiting' | 'playing' | 'over' | 'stopped';

export interface PlaceRequest {
  from?: number;
  bot?: string;
  persona?: string;
}

export interface PlanRequest {
  seat: number;
  moves: string[];
}

export interface PlayView {
  seat: number;
  movers: number[];
  obliged: number[];
  round: number;
  over: boolean;
  table: unknown;
  legal: string[];
  mayUndo: boolean;
  totals: number[];
  winners: number[];
  scorings: Scoring[];
  sheet: ScoreLine[];
  moves: number;
  log: LogLine[];
  plan: string[];
  readiness: Readiness;
}

export interface Positions {
  from: number;
  positions: Moment[];
}

export interface PreviewedMove {
  move: string;
  forecast: unknown | null;
  problem: Problem | null;
}

export interface Problem {
  rule: string;
  text: Text;
  english: string;
  table: TableView | null;
}

export interface Profile {
  name: string;
  isYou: boolean;
  audience: Audience | null;
  isHidden: boolean;
  since: number;
  followers: number;
  isFollowed: boolean;
  results: SeatingResults[];
  recent: RecentResult[];
  rivals: Rival[];
  bots: Rival[];
  times: TurnTime[];
}

export interface ProfileAudience {
  audience: Audience;
}

export interface ProofRequest {
  password: string;
}

export interface Proposal {
  kind: ProposalKind;
  by: number;
  seat: number;
  agreed: number[];
}

export type ProposalKind = 'end' | 'bot';

export interface ProposeRequest {
  kind: ProposalKind;
  seat?: number;
}

export interface Push {
  key: string;
  browsers: PushBrowser[];
}

export interface PushBrowser {
  id: string;
  label: string;
  confirmed: boolean;
  endpoint: string;
  created: number;
  problem: Text | null;
}

export interface PuzzleLine {
  day: string;
  game: string;
  word: string;
}

export interface PuzzleVerdict {
  gain: number;
  bestGain: number;
  place: number;
  count: number;
  yours: LogLine;
  best: LogLine;
  table: unknown;
  sheetBefore: ScoreLine[];
  sheetAfter: ScoreLine[];
}

export interface PuzzleView {
  day: string;
  game: string;
  round: number;
  seat: number;
  rival: number;
  word: string;
  names: string[];
  personas: string[];
  totals: number[];
  table: unknown;
  moves: string[];
}

export interface Ranked {
  name: string;
  bot: string;
  place: number;
  rating: number;
  deviation: number;
  games: number;
  isYou: boolean;
}

export interface RatingPoint {
  at: number;
  rating: number;
  deviation: number;
}

export type Readiness = 'wait' | 'ask' | 'pass';

export interface ReadyRequest {
  seat: number;
  readiness: Readiness;
}

export interface ReasonRequest {
  reason: string;
}

export interface RecentResult {
  table: string;
  game: string;
  at: number;
  seats: number;
  place: number;
  points: number;
  change: number;
}

export interface RecoveryCodes {
  codes: string[];
}

export interface RecoveryRequest {
  name: string;
  code: string;
  password: string;
}

export interface RemoveCommentRequest {
  id: string;
}

export interface ReplayView {
  id: string;
  name: string | null;
  game: string;
  options: Record<string, string>;
  names: string[];
  personas: string[];
  yours: number[];
  left: number[];
  finished: boolean;
  log: LogLine[];
  totals: number[][];
  sheets: Sheet[];
  deal: Deal | null;
}

export interface Report {
  id: string;
  table: string;
  reporter: string;
  reported: string;
  account: boolean;
  earlier: number;
  reason: string;
  context: ReportContext;
  made: number;
  closed: number;
  outcome: string;
  author: string;
}

export interface ReportContext {
  game: string;
  title: string;
  names: string[];
  seat: number;
  chat: ChatLine[];
  moves: ReportedMove[];
}

export interface ReportRequest {
  seat?: number;
  line?: number;
  reason: string;
}

export interface ReportedMove {
  ply: number;
  seat: number;
  text: Text;
}

export interface ResetRequest {
  secret: string;
  password: string;
}

export interface Result {
  table: string;
  game: string;
  at: number;
  players: number;
  points: number;
  place: number;
  before: number;
  after: number;
  deviation: number;
}

export interface ResultSeat {
  name: string;
  bot: string;
  points: number;
  place: number;
  rating: number | null;
}

export interface Results {
  from: number;
  to: number;
  isComplete: boolean;
  games: GameResults[];
}

export interface Rival {
  name: string;
  bot: string;
  games: number;
  higher: number;
  lower: number;
}

export type Role = 'moderator' | 'admin';

export interface RoleRequest {
  name: string;
  moderator: boolean;
}

export interface Sanction {
  id: string;
  kind: SanctionKind;
  name: string;
  network: string;
  reason: string;
  made: number;
  ends: number;
  author: string;
}

export type SanctionKind = 'mute' | 'suspend';

export interface SanctionRequest {
  kind: SanctionKind;
  report?: string;
  name?: string;
  network?: string;
  days?: number;
  reason: string;
}

export interface SayRequest {
  text: string;
}

export interface ScoreLine {
  seat: number;
  place: string;
  reason: string;
  points: number;
}

export interface Scoring {
  round: number;
  cause: string;
  points: number[];
}

export type SeatKind = 'open' | 'person' | 'bot';

export interface SeatLink {
  secret: string;
}

export interface SeatNumbers {
  seat: number;
  total: number;
  sources: Record<string, number>;
  evicted: number;
  lost: number;
  moves: number;
}

export interface SeatOnlyRequest {
  seat: number;
}

export interface SeatView {
  seat: number;
  kind: SeatKind;
  name: string;
  bot: string;
  persona: string;
  online: boolean;
  thinking: boolean;
  millis: number | null;
  running: boolean;
  out: boolean;
  left: boolean;
  returning: boolean;
}

export interface SeatingResults {
  game: string;
  seats: number;
  rating: number;
  deviation: number;
  isSettled: boolean;
  places: number[];
}

export interface SettleRequest {
  name?: string;
  options?: Record<string, string>;
  visibility?: Visibility;
  word?: string;
  clock?: ClockSetting;
  hints?: boolean;
  spectatorDelay?: number;
  holdSetting?: HoldSetting;
}

export interface Sheet {
  ply: number;
  scoring: Scoring;
  sheet: ScoreLine[];
  table: unknown;
}

export interface Sight {
  version: number;
  moves: number;
  record: string;
}

export type SignUp = 'open' | 'invite' | 'closed';

export interface TableLine {
  id: string;
  name: string | null;
  game: string;
  options: Record<string, string>;
  expanded: boolean;
  phase: Phase;
  visibility: Visibility;
  clock: ClockSetting;
  spectatorDelay: number | null;
  round: number;
  rounds: number;
  seats: SeatView[];
  totals: number[];
  obliged: number[];
  yours: number[];
  yourTurn: boolean;
  changed: number;
}

export interface TableView {
  id: string;
  name: string | null;
  game: string;
  options: Record<string, string>;
  phase: Phase;
  version: number;
  number: number;
  host: boolean;
  visibility: Visibility;
  clock: ClockSetting;
  hints: boolean;
  spectatorDelay: number;
  seats: SeatView[];
  yours: number[];
  deal: Deal | null;
  play: PlayView | null;
  proposal: Proposal | null;
  holdSetting: HoldSetting;
  hold: Hold | null;
  rematch: number[];
  next: string | null;
  chat: number;
  gallery: number;
  spectators: number;
  now: number;
}

export interface TakeSeatRequest {
  secret: string;
}

export interface Text {
  key: string;
  slots: Record<string, unknown>;
}

export interface ToServiceRequest {
  password?: string;
}

export interface Token {
  id: string;
  label: string;
  token: string | null;
  scope: TokenScope;
  created: number;
  expires: number;
  used: number;
}

export type TokenScope = 'read' | 'play';

export interface TryRequest {
  move: string;
}

export interface TurnTime {
  game: string;
  millis: number;
}

export interface UndoRequest {
  seat: number;
  version: number;
  id: string;
}

export interface UploadRequest {
  record: string;
}

export interface Vacation {
  until: number;
  left: number;
}

export interface VacationRequest {
  days: number;
}

export type Visibility = 'public' | 'link' | 'word' | 'lesson' | 'deal';

export interface Way {
  address: string;
}

export interface Webhook {
  address: string;
  confirmed: boolean;
  secret: string | null;
  form: WebhookForm;
  problem: Text | null;
  paused: boolean;
}

export interface WebhookCodeRequest {
  code: string;
}

export type WebhookForm = 'plain' | 'discord' | 'slack' | 'mattermost' | 'ntfy';

export interface Welcome {
  games: GameInfo[];
  bots: string[];
  version: string;
  addresses: string[];
  signUp: SignUp;
  guests: GuestRights;
  service: string | null;
  mail: boolean;
}

export interface WhatIf {
  version: number;
  moves: PreviewedMove[];
}

export interface WhatIfRequest {
  seat: number;
  moves: string[];
  times?: number;
}

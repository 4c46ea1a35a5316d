export { AlertDialog, type AlertDialogProps } from './AlertDialog';
export { Amount, type AmountProps } from './Amount';
export { Avatar, type AvatarPerson, type AvatarProps } from './Avatar';
export { AvatarGroup, type AvatarGroupProps } from './AvatarGroup';
export { Badge, type BadgeProps } from './Badge';
export { Banner, type BannerProps } from './Banner';
export { Button, type ButtonProps } from './Button';
export { Calculated, type CalculatedProps, type Calculation, type Sum } from './Calculated';
export { Card, type CardProps } from './Card';
export { Checkbox, type CheckboxProps } from './Checkbox';
export { CodeField, type CodeFieldProps } from './CodeField';
export { CopyButton, type CopyButtonProps } from './CopyButton';
export {
  type ChartBehind,
  type ChartColumn,
  ColumnChart,
  type ColumnChartProps,
} from './chart/ColumnChart';
export { Meter, type MeterProps } from './chart/Meter';
export { Sparkline, type SparklineProps } from './chart/Sparkline';
export { TermBar, type TermBarProps, type TermWindow } from './chart/TermBar';
export { TermStrip, type TermStripProps } from './chart/TermStrip';
export type { TermSpan } from './chart/term-geometry';
export {
  WaterfallChart,
  type WaterfallChartProps,
  type WaterfallStep,
} from './chart/WaterfallChart';
export { DateField, type DateFieldProps } from './DateField';
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './DescriptionList';
export { Drawer, type DrawerProps } from './Drawer';
export { EmptyState, type EmptyStateProps } from './EmptyState';
export { ErrorState, type ErrorStateProps } from './ErrorState';
export {
  type FacetChoice,
  type FacetGroup,
  type FacetOption,
  Facets,
  type FacetsProps,
} from './Facets';
export { FailureReason, type FailureReasonProps } from './FailureReason';
export { Feed, type FeedItem, type FeedProps } from './Feed';
export { ForbiddenState, type ForbiddenStateProps } from './ForbiddenState';
export { FormDialog, type FormDialogProps } from './FormDialog';
export { FormError, type FormErrorProps } from './FormError';
export { FormFailure, type FormFailureProps } from './FormFailure';
export { type HeroFigure, HeroFigures, type HeroFiguresProps } from './HeroFigures';
export { IconButton, type IconButtonProps } from './IconButton';
export { Link, type LinkProps } from './Link';
export { ListScreen, type ListScreenProps } from './ListScreen';
export { Logo, type LogoProps } from './Logo';
export { List } from './list/List';
export { ListFacts, type ListFactsProps } from './list/ListFacts';
export type {
  ListBadge,
  ListBulkAction,
  ListColumn,
  ListEmpty,
  ListFilter,
  ListLink,
  ListMeter,
  ListProps,
  ListSearch,
} from './list/list-props';
export {
  Mark,
  MarkLogosProvider,
  type MarkLogosProviderProps,
  type MarkProps,
} from './Mark';
export {
  Menu,
  MenuHeader,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  type MenuTriggerProps,
  Submenu,
  type SubmenuProps,
} from './Menu';
export { Modal, type ModalProps } from './Modal';
export { MonthPicker, type MonthPickerProps } from './MonthPicker';
export {
  type Navigate,
  NavigationProvider,
  type NavigationProviderProps,
} from './NavigationProvider';
export { PageHeader, type PageHeaderProps } from './PageHeader';
export { Pager, type PagerProps } from './Pager';
export { PasswordField, type PasswordFieldProps } from './PasswordField';
export { type PlanCard, PlanCards, type PlanCardsProps } from './PlanCards';
export { ProgressBar, type ProgressBarProps } from './ProgressBar';
export { QrCode, type QrCodeProps } from './QrCode';
export { QuantityField, type QuantityFieldProps } from './QuantityField';
export {
  RecordColumns,
  type RecordColumnsProps,
  RecordScreen,
  type RecordScreenProps,
} from './RecordScreen';
export { Screen, type ScreenProps } from './Screen';
export { SearchField, type SearchFieldProps } from './SearchField';
export { Select, type SelectItem, type SelectProps, type SelectSection } from './Select';
export { SignedOutState, type SignedOutStateProps } from './SignedOutState';
export { Skeleton, type SkeletonProps } from './Skeleton';
export { Spinner, type SpinnerProps } from './Spinner';
export { Stepper, type StepperProps, type StepperStep } from './Stepper';
export type { SumLine } from './SumLines';
export { Switch, type SwitchProps } from './Switch';
export {
  Table,
  type TableAction,
  type TableColumn,
  type TableContent,
  type TableKey,
  type TableName,
  type TableProps,
  type TableSelection,
} from './Table';
export { type TabItem, Tabs, type TabsProps } from './Tabs';
export { TextField, type TextFieldProps } from './TextField';
export { Timeline, type TimelineEvent, type TimelineProps } from './Timeline';
export type { ToastItem } from './Toast';
export { ToastRegion, type ToastRegionProps } from './ToastRegion';
export { Tooltip, type TooltipProps } from './Tooltip';
export { useOnScreen } from './useOnScreen';
export { VisuallyHidden } from './VisuallyHidden';
export {
  type ListKey,
  WindowedList,
  type WindowedListName,
  type WindowedListProps,
} from './WindowedList';
export {
  type CheckState,
  type TreeMark,
  type TreeNode,
  WindowedTree,
  type WindowedTreeProps,
} from './WindowedTree';
